import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Figure, rewritten } from './figures.ts';

const README = 'test/README.md';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** What is checked out, as the table names it: the short hash, with a plus where something but prose differs from it. */
function measuredCommit(): string {
  const changed = git('status', '--porcelain', '--', '.', ':!*.md');
  return `${git('rev-parse', '--short=7', 'HEAD')}${changed === '' ? '' : '+'}`;
}

/** Takes what a run has measured. */
export type Keep = (figures: readonly Figure[], rounds: number) => void;

/**
 * Gives what keeps figures in the table of test/README.md, or, without `write`, nowhere. It is asked for before the run, as what is
 * checked out may be another commit after it.
 */
export function keeper(write: boolean): Keep {
  if (!write) return () => undefined;
  const commit = measuredCommit();
  return (figures, rounds) => {
    const date = new Date().toISOString().slice(0, 10);
    const rows = figures.map((figure) => ({ ...figure, rounds, date, commit }));
    writeFileSync(README, rewritten(readFileSync(README, 'utf8'), rows));
    console.log(`${rows.length} figures are written into ${README}`);
  };
}
