import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runProgram } from '../support/process.ts';

/** What a build of a fixture left. */
export interface Built {
  readonly code: number;
  readonly output: string;
  readonly root: string;
  /** Files of `dist/public`, relative to it. */
  readonly files: readonly string[];
  /** Text of a file of `dist/public`. */
  read(file: string): string;
}

/**
 * Builds a small app, test/build/fixtures/app with some files changed or added, by the real build.mjs.
 * @param name a folder of its own under dist/test/fixtures
 * @param changes text by path from the fixture's root
 */
export async function buildFixture(name: string, changes: Readonly<Record<string, string>> = {}): Promise<Built> {
  const root = resolve('dist/test/fixtures', name);
  rmSync(root, { recursive: true, force: true });
  cpSync('test/build/fixtures/app', root, { recursive: true });
  for (const [file, text] of Object.entries(changes)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { code, output } = await runProgram(process.execPath, ['build.mjs', '--root', root]);
  const publicDir = join(root, 'dist', 'public');
  const files = existsSync(publicDir)
    ? readdirSync(publicDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(publicDir.length + 1))
        .sort()
    : [];
  return { code, output, root, files, read: (file) => readFileSync(join(publicDir, file), 'utf8') };
}

/** Text that no compressor makes small: `bytes` of it. */
export function heavyText(bytes: number): string {
  let state = 7;
  const next = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90)).replace(/["\\<`]/, 'x');
  };
  return Array.from({ length: bytes }, next).join('');
}
