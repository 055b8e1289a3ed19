/** What is measured together, and whose rows a run replaces; in the order of the table. */
export const PARTS = [
  'visits',
  'harsh',
  'lists',
  'list',
  'old',
  'taps',
  'long',
  'movers',
  'lighthouse',
  'data',
] as const;
export type Part = (typeof PARTS)[number];

/** One measurement: medians of all rounds. */
export interface Figure {
  readonly part: Part;
  /** What is measured, with its unit. */
  readonly what: string;
  readonly ours: string;
  /** What stands beside ours: its name and its figure; left out where nothing does. */
  readonly beside?: string;
  /** Ours over theirs; left out where theirs is 0. */
  readonly ratio?: number | undefined;
  /** What it is to reach, as `ours ≤ 30`. */
  readonly goal?: string;
}

/** A figure as the table holds it. */
export interface Row extends Figure {
  readonly rounds: number;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Short hash of what was measured. */
  readonly commit: string;
}

const RANKS: readonly string[] = PARTS;
const OPEN = '\n<!-- bench -->\n';
const CLOSE = '\n<!-- /bench -->\n';
const HEAD = [
  '| Part | Measured | Ours | Beside it | Ratio | Goal | Rounds | Date | Commit |',
  '|---|---|---:|---:|---:|---|---:|---|---|',
];

/**
 * Writes rows into the table between the marks of a README. They replace all rows of their own parts; the other rows stay as they are.
 * @throws {Error} when the marks are missing or stand the wrong way round
 */
export function rewritten(readme: string, rows: readonly Row[]): string {
  const open = readme.indexOf(OPEN);
  const close = readme.indexOf(CLOSE);
  if (open < 0 || close < open) {
    throw new Error(
      `the README has no place for figures: it needs a line ${OPEN.trim()}, and below it ${CLOSE.trim()}`,
    );
  }
  const table = readme.slice(open + OPEN.length, close).split('\n');
  const measured = new Set<string>(rows.map(({ part }) => part));
  const kept = table.filter((line) => line.startsWith('| ') && !HEAD.includes(line) && !measured.has(partOf(line)));
  // The sort is stable: within a part, rows stand as they were measured.
  const lines = [...kept, ...rows.map(lineOf)].sort((a, b) => rankOf(a) - rankOf(b));
  return `${readme.slice(0, open)}${OPEN}${[...HEAD, ...lines].join('\n')}${readme.slice(close)}`;
}

const partOf = (line: string): string => line.split('|')[1]?.trim() ?? '';

/** A part that is no longer measured stands last. */
function rankOf(line: string): number {
  const rank = RANKS.indexOf(partOf(line));
  return rank < 0 ? PARTS.length : rank;
}

function lineOf({ part, what, ours, beside = '–', ratio, goal = '–', rounds, date, commit }: Row): string {
  const times = ratio === undefined ? '–' : ratio.toFixed(2);
  return `| ${[part, what, ours, beside, times, goal, rounds, date, commit].join(' | ')} |`;
}

/** Rounds under which a median says nothing. */
const LEAST = 3;

/**
 * Holds the words of a run against what the table takes: whole parts, and medians.
 * @throws {Error} when rows would be lost, or would hold a single figure
 */
export function checkWritable(words: readonly string[], rounds: number): void {
  const narrowed = ['--short', '--pages', '--cpu'].filter((name) =>
    words.some((word) => word === name || word.startsWith(`${name}=`)),
  );
  if (narrowed.length > 0) throw new Error(`--write takes whole parts: leave out ${narrowed.join(' and ')}`);
  if (!(rounds >= LEAST)) throw new Error(`--write takes medians: ask for at least ${LEAST} rounds`);
}
