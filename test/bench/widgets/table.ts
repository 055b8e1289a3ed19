import { median } from '../statistics.ts';
import { FLOOR, GROUNDLESS, OURS } from './contestants.ts';
import type { ListMeasures } from './measure.ts';

/** All rounds of one list. */
export interface ListResult {
  readonly name: string;
  /** brotli bytes of the whole page, and of the list alone: over a page with the same framework and tile but no list. */
  readonly page: number;
  readonly own: number;
  readonly rounds: readonly ListMeasures[];
}

/** All rounds of something that moves by itself: ms of the main thread per 10 s. */
export interface MoverResult {
  readonly name: string;
  readonly page: number;
  readonly rounds: readonly number[];
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');

/** Goals: ratios, a part of the frames, and ms per 10 s. */
export const LIMITS = { floor: 1.25, peer: 0.6, blank: 0, bytes: 1, marquee: 30, ticker: 60 } as const;

export const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
export const percent = (part: number): string => `${(100 * part).toFixed(part > 0 && part < 0.1 ? 1 : 0)} %`;

/** The median of a measure over the rounds of a list. */
export const medianOf = ({ rounds }: ListResult, measure: keyof ListMeasures): number =>
  median(rounds.map((round) => round[measure]));

/** How much of `other`'s work a list needs: the median of the ratios within each round, so that a busy moment hits both alike. */
export const ratioTo = (result: ListResult, other: ListResult): number =>
  median(result.rounds.map(({ work }, round) => work / (other.rounds[round]?.work ?? Number.NaN)));

/** A line for each list, medians of all rounds. */
export function listTable(results: readonly ListResult[]): string {
  const floor = results.find(({ name }) => name === FLOOR);
  const head = [
    'list',
    'work ms',
    'of the floor',
    'script',
    'style',
    'layout',
    'late',
    'blank',
    'band px',
    'nodes',
    'heap MB',
    'own KiB',
    'page KiB',
  ];
  const rows = results.map((result) => {
    const ms = (['script', 'style', 'layout'] as const).map((measure) => medianOf(result, measure).toFixed(0));
    return [
      result.name,
      medianOf(result, 'work').toFixed(0),
      floor ? ratioTo(result, floor).toFixed(2) : '',
      ...ms,
      percent(medianOf(result, 'late')),
      percent(medianOf(result, 'blank')),
      medianOf(result, 'band').toFixed(0),
      medianOf(result, 'nodes').toFixed(0),
      medianOf(result, 'heap').toFixed(1),
      result.name === FLOOR ? '–' : kb(result.own),
      kb(result.page),
    ];
  });
  return table(head, rows);
}

/** A line for each mover. */
export const moverTable = (results: readonly MoverResult[]): string =>
  table(
    ['moves by itself', 'main thread, ms per 10 s', 'page KiB'],
    results.map(({ name, page, rounds }) => [name, median(rounds).toFixed(0), kb(page)]),
  );

/** The lists of others. */
export const peersOf = (lists: readonly ListResult[]): readonly ListResult[] =>
  lists.filter(({ name }) => ![OURS, GROUNDLESS, FLOOR].includes(name));

/** What ours is to reach: work, bands, bytes, and what moves by itself; each with how it stands. */
export function goals(lists: readonly ListResult[], movers: readonly MoverResult[]): string {
  const ours = lists.find(({ name }) => name === OURS);
  const floor = lists.find(({ name }) => name === FLOOR);
  const peers = peersOf(lists);
  const says = (text: string, value: number, limit: number): string =>
    `- ${text}: ${Number(value.toFixed(2))}, limit ${limit}: ${value <= limit ? 'reached' : 'MISSED'}`;
  const lines: string[] = [];
  if (ours && floor) {
    lines.push(says('work of the floor', ratioTo(ours, floor), LIMITS.floor));
    lines.push(says('work of the best peer', Math.max(...peers.map((peer) => ratioTo(ours, peer))), LIMITS.peer));
    lines.push(says('part of frames with a blank band', medianOf(ours, 'blank'), LIMITS.blank));
    const least = Math.min(...peers.map(({ own }) => own));
    lines.push(says('own bytes of the smallest peer', ours.own / least, LIMITS.bytes));
  }
  for (const { name, rounds } of movers) {
    if (name === 'Leve marquee') lines.push(says('marquee, ms per 10 s', median(rounds), LIMITS.marquee));
    if (name === 'Leve ticker') lines.push(says('ticker, ms per 10 s', median(rounds), LIMITS.ticker));
  }
  return lines.join('\n');
}
