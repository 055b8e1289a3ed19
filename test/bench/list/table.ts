import type { Figure } from '../figures.ts';
import { median } from '../statistics.ts';
import { LIST_FLOOR, REAL } from './contestants.ts';

/** What a list measured on one way, by name: `CourseMeasures`, `WorkMeasures` or `FilmMeasures`. */
export type ListRound = Readonly<Record<string, number>>;

/** One measurement of a run. */
export interface ListRounds {
  readonly name: string;
  readonly course: string;
  readonly line: string;
  readonly round: number;
  readonly measured: ListRound;
}

/** Goals of the real page: its main thread over the floor's and the best peer's. */
const LIMITS = { floor: 1.4, peer: 0.6 } as const;

const PARTS: readonly string[] = ['late', 'stalled', 'blank', 'bones', 'heavy'];
const says = (what: string, value: number): string =>
  PARTS.includes(what) ? `${(100 * value).toFixed(1)} %` : value.toFixed(what === 'heap' ? 1 : 0);

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** The rounds of a list on a way, in their order. */
const roundsOf = (all: readonly ListRounds[], name: string, way: string): ListRound[] =>
  all.filter((one) => one.name === name && wayOf(one) === way).map(({ measured }) => measured);

const wayOf = ({ course, line }: ListRounds): string => `${course}, ${line} line`;

const medianOf = (rounds: readonly ListRound[], what: string): number =>
  median(rounds.map((round) => round[what] ?? Number.NaN));

/** Main thread of one list over another's: the median of the ratios within each round. */
export function tasksRatio(all: readonly ListRounds[], way: string, name: string, other: string): number {
  const others = roundsOf(all, other, way);
  return median(
    roundsOf(all, name, way).map(({ tasks = Number.NaN }, round) => tasks / (others[round]?.tasks ?? Number.NaN)),
  );
}

/** A table for every way, a line for every list. */
export function realTable(all: readonly ListRounds[]): string {
  const tables = unique(all.map(wayOf)).map((way) => {
    const here = all.filter((one) => wayOf(one) === way);
    const whats = Object.keys(here[0]?.measured ?? {});
    const rows = unique(here.map(({ name }) => name)).map((name) => {
      const rounds = roundsOf(all, name, way);
      const ratio = tasksRatio(all, way, name, LIST_FLOOR);
      const cells = whats.map((what) => says(what, medianOf(rounds, what)));
      return `| ${[name, ...cells, Number.isNaN(ratio) ? '–' : ratio.toFixed(2)].join(' | ')} |`;
    });
    const head = ['list', ...whats, 'of the floor'];
    return [
      `**${way}**`,
      '',
      `| ${head.join(' | ')} |`,
      `|${head.map((_, column) => (column ? '---:' : '---')).join('|')}|`,
      ...rows,
    ].join('\n');
  });
  return tables.join('\n\n');
}

/** Figures for the README: the main thread of the trace beside each other list, and what a fling shows. */
export function realFigures(all: readonly ListRounds[]): Figure[] {
  const names = unique(all.map(({ name }) => name)).filter((name) => name !== REAL);
  const trace = 'trace, free line';
  const work = names.map((name): Figure => {
    const goal = `ratio ≤ ${name === LIST_FLOOR ? LIMITS.floor : LIMITS.peer}`;
    const [ours, theirs] = [REAL, name].map((one) => medianOf(roundsOf(all, one, trace), 'tasks').toFixed(0));
    const ratio = tasksRatio(all, trace, REAL, name);
    return { part: 'list', what: 'trace, main thread ms', ours: `${ours}`, beside: `${name} ${theirs}`, ratio, goal };
  });
  const shown = [
    { way: trace, what: 'elements' },
    { way: 'work, free line', what: 'heavy', goal: 'ours ≤ 1 %' },
    { way: 'work, free line', what: 'p98' },
    { way: 'work, free line', what: 'arrival', goal: 'ours ≤ 8' },
    { way: 'work, free line', what: 'arrivalTask', goal: 'ours ≤ 8' },
    { way: 'reading, free line', what: 'arrival', goal: 'ours ≤ 8' },
    { way: 'fling, free line', what: 'late', goal: 'ours ≤ 1 %' },
    { way: 'fling, slow line', what: 'stalledEarly', goal: 'ours ≤ 0' },
    { way: 'fling, slow line', what: 'stalled', goal: 'ours ≤ 2 %' },
    { way: 'film, slow line', what: 'blank', goal: 'ours ≤ 0' },
    { way: 'film, slow line', what: 'bones', goal: 'ours ≤ 20 %' },
  ];
  // What was not played in this run has no figure.
  const played = shown.filter(({ way }) => roundsOf(all, REAL, way).length > 0);
  const others = played.map(({ way, what, goal }): Figure => {
    const value = (name: string) => says(what, medianOf(roundsOf(all, name, way), what));
    const beside = `${LIST_FLOOR} ${value(LIST_FLOOR)}`;
    return { part: 'list', what: `${way}: ${what}`, ours: value(REAL), beside, ...(goal && { goal }) };
  });
  return [...work, ...others];
}
