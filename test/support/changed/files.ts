import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** What git answers; undefined where it refuses, as for a name that is not there. */
function ask(...args: string[]): string | undefined {
  try {
    return git(...args);
  } catch (error) {
    // A refusal has a status; a git that cannot run has none.
    if (typeof (error as { status?: unknown }).status === 'number') return undefined;
    throw error;
  }
}

/** The commit that a change is held against: where it left origin/HEAD or main, or the commit before. */
export function baseCommit(): string {
  const head = git('rev-parse', 'HEAD');
  for (const branch of ['origin/HEAD', 'main']) {
    const base = ask('merge-base', 'HEAD', branch);
    if (base !== undefined && base !== head) return base;
  }
  return git('rev-parse', 'HEAD~1');
}

/** One language's dictionaries. */
const LANGUAGE = /^locales\/(?!languages|glossary)[\w-]+\.json$/;

/** Files that differ from a commit, as paths from the root: committed, staged, changed, new or deleted. */
export function changedFiles(base: string): string[] {
  const differing = git('diff', '--name-only', '--no-renames', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const files = [...new Set(`${differing}\n${untracked}`.split('\n'))].filter((file) => file !== '').sort();
  return files.flatMap((file) => (LANGUAGE.test(file) ? changedAreas(file, ask('show', `${base}:${file}`)) : [file]));
}

/** The areas of a language's file that differ from what it was, each behind a `#`; the file alone where it is new or gone. */
function changedAreas(file: string, before: string | undefined): string[] {
  if (before === undefined || !existsSync(file)) return [file];
  const [then, now] = [before, readFileSync(file, 'utf8')].map((text) => JSON.parse(text) as Record<string, object>);
  const areas = new Set([...Object.keys(then ?? {}), ...Object.keys(now ?? {})]);
  const differs = (area: string): boolean => JSON.stringify(then?.[area]) !== JSON.stringify(now?.[area]);
  return [...areas].filter(differs).map((area) => `${file}#${area}`);
}
