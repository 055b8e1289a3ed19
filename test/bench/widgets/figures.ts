import type { Figure } from '../figures.ts';
import { median } from '../statistics.ts';
import { FLOOR, OURS } from './contestants.ts';
import { kb, LIMITS, type ListResult, type MoverResult, medianOf, peersOf, percent, ratioTo } from './table.ts';

/** How a number of a list is read and said; less is better in all of them. */
interface Measure {
  readonly what: string;
  readonly of: (result: ListResult) => number;
  readonly says: (value: number) => string;
  readonly goal?: string;
}

const whole = (value: number): string => value.toFixed(0);

/** What is held against the best of the others, whoever that is. */
const MEASURES: readonly Measure[] = [
  { what: 'late frames', of: (one) => medianOf(one, 'late'), says: percent },
  {
    what: 'frames with a blank band',
    of: (one) => medianOf(one, 'blank'),
    says: percent,
    goal: `ours ≤ ${LIMITS.blank}`,
  },
  { what: 'nodes', of: (one) => medianOf(one, 'nodes'), says: whole },
  { what: 'heap MB', of: (one) => medianOf(one, 'heap'), says: (value) => value.toFixed(1) },
  { what: 'own KiB', of: ({ own }) => own, says: kb, goal: `ratio ≤ ${LIMITS.bytes}` },
  { what: 'page KiB', of: ({ page }) => page, says: kb },
];

/** Figures of our list: its work beside that of each other one, the rest beside the best. None where the lists were not measured. */
export function listFigures(lists: readonly ListResult[]): Figure[] {
  const ours = lists.find(({ name }) => name === OURS);
  const floor = lists.find(({ name }) => name === FLOOR);
  if (!ours || !floor) return [];
  const work = [floor, ...peersOf(lists)].map((other): Figure => {
    const ratio = ratioTo(ours, other);
    const goal = `ratio ≤ ${other === floor ? LIMITS.floor : LIMITS.peer}`;
    return {
      part: 'lists',
      what: 'work ms',
      ...besides(ours, other, (one) => medianOf(one, 'work'), whole),
      ratio,
      goal,
    };
  });
  const rest = MEASURES.map(({ what, of, says, goal }): Figure => {
    const best = [...peersOf(lists)].sort((a, b) => of(a) - of(b))[0] ?? floor;
    const ratio = of(best) === 0 ? undefined : of(ours) / of(best);
    return { part: 'lists', what, ...besides(ours, best, of, says), ratio, ...(goal !== undefined && { goal }) };
  });
  return [...work, ...rest];
}

function besides<One extends { readonly name: string }>(
  ours: One,
  other: One,
  of: (one: One) => number,
  says: (value: number) => string,
): Pick<Figure, 'ours' | 'beside'> {
  return { ours: says(of(ours)), beside: `${other.name} ${says(of(other))}` };
}

/** Ours, and those that do the same. */
const RIVALS = [
  { name: 'Leve marquee', others: ['react-fast-marquee'], limit: LIMITS.marquee },
  { name: 'Leve ticker', others: ['react-countup', 'number-flow'], limit: LIMITS.ticker },
];

/** Figures of what moves by itself, each beside those that do the same. None where it was not measured. */
export const moverFigures = (movers: readonly MoverResult[]): Figure[] =>
  RIVALS.flatMap(({ name, others, limit }) => {
    const ours = movers.find((one) => one.name === name);
    if (!ours) return [];
    return movers
      .filter((one) => others.includes(one.name))
      .map((other): Figure => {
        const of = (one: MoverResult): number => median(one.rounds);
        const figure = besides(ours, other, of, whole);
        const ratio = of(other) === 0 ? undefined : of(ours) / of(other);
        return { part: 'movers', what: `${name}, main thread ms per 10 s`, ...figure, ratio, goal: `ours ≤ ${limit}` };
      });
  });
