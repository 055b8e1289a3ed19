import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from '../process.ts';
import { type Stage, whole } from './stage.ts';

/** Two folders deeper than the project, so that its packages have another place beside the source. */
const ELSEWHERE = join('dist', 'elsewhere');
/** What a fresh checkout has not. */
const OWN = ['.git', '.data', 'dist', 'node_modules', 'test-results'];
/** Another language and another clock than any other stage has. */
const ENV = { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Asia/Kolkata' };
/** Made of the versions that were built before in a folder, and not of the source alone. */
const OF_EARLIER = /^(?:d\/|files\.json)/;

/** Copies the project; its packages are behind a link. */
function copyProject(): void {
  rmSync(ELSEWHERE, { recursive: true, force: true });
  mkdirSync(ELSEWHERE, { recursive: true });
  for (const entry of readdirSync('.').filter((name) => !OWN.includes(name))) {
    cpSync(entry, join(ELSEWHERE, entry), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(ELSEWHERE, 'node_modules'));
}

/** Digests of what was built in a folder, by path. */
function built(root: string): Map<string, string> {
  const folder = join(root, 'dist', 'public');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !OF_EARLIER.test(path.slice(folder.length + 1)))
      .map((path) => [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('base64')]),
  );
}

/** Files that one of two builds lacks or has otherwise. */
function differing(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
}

/** Builds the project once more in another folder, with its packages behind a link, in another language and time zone: every name and every byte is the same. Needs the build stage before it. */
export const sameBytes: Stage = async ({ take, say }) =>
  take(async () => {
    copyProject();
    const { code, output } = await runProgram(process.execPath, ['build.mjs', '--no-browser'], {
      cwd: ELSEWHERE,
      env: ENV,
    });
    if (code !== 0) say(output);
    const here = built('.');
    const faults = code === 0 ? differing(here, built(ELSEWHERE)) : [];
    for (const file of faults.slice(0, 20)) say(`${file} differs in another folder\n`);
    rmSync(ELSEWHERE, { recursive: true, force: true });
    return whole(code === 0 && faults.length === 0, `${here.size} files, ${faults.length} differ`);
  });
