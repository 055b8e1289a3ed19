import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SHARED_FIXTURE } from '../support/shared.ts';
import { type Ran, runBuild } from './run-build.ts';

/** What a build of a fixture left. */
export interface Built extends Ran {
  readonly root: string;
  /** Files of `dist/public`, relative to it. */
  readonly files: readonly string[];
  /** Text of a file of `dist/public`. */
  read(file: string): string;
}

const FIXTURES = resolve('dist/test/fixtures');

function fresh(name: string, source: string): string {
  const root = join(FIXTURES, name);
  rmSync(root, { recursive: true, force: true });
  cpSync(source, root, { recursive: true });
  return root;
}

function readBuilt(root: string, { code, output }: Ran): Built {
  const publicDir = join(root, 'dist', 'public');
  const files = existsSync(publicDir)
    ? readdirSync(publicDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(publicDir.length + 1))
        .sort()
    : [];
  return { code, output, root, files, read: (file) => readFileSync(join(publicDir, file), 'utf8') };
}

/**
 * Builds a small app, test/build/fixtures/app with some files changed or added, by the real build.mjs.
 * @param name a folder of its own under dist/test/fixtures
 * @param changes text by path from the fixture's root
 */
export async function buildFixture(name: string, changes: Readonly<Record<string, string>> = {}): Promise<Built> {
  const root = fresh(name, 'test/build/fixtures/app');
  for (const [file, text] of Object.entries(changes)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return readBuilt(root, await runBuild(['--root', root]));
}

/** Builds a fixture once more, with some files changed or added; what the build before left is still there. */
export async function buildAgain(
  { root }: Pick<Built, 'root'>,
  changes: Readonly<Record<string, string>>,
): Promise<Built> {
  for (const [file, text] of Object.entries(changes)) writeFileSync(join(root, file), text);
  return readBuilt(root, await runBuild(['--root', root]));
}

/** The build of the unchanged fixture, which all files of a run read and none may change: the first that asks makes it. */
export async function sharedFixture(): Promise<Built> {
  const name = process.env[SHARED_FIXTURE];
  if (name === undefined) return buildFixture(`shared-${process.pid}`);
  const root = join(FIXTURES, name);
  const ended = `${root}.json`;
  if (claims(`${root}.claim`)) {
    const { code, output } = await buildFixture(name);
    writeFileSync(`${ended}.new`, JSON.stringify({ code, output }));
    cpSync(`${ended}.new`, ended);
  }
  while (!existsSync(ended)) await pause(50);
  return readBuilt(root, JSON.parse(readFileSync(ended, 'utf8')) as Ran);
}

/** Whether this process is the first to make the folder. */
function claims(folder: string): boolean {
  mkdirSync(FIXTURES, { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A copy of the shared build for a test that changes it. */
export async function copyOfFixture(name: string): Promise<Built> {
  const { root, ...ran } = await sharedFixture();
  return readBuilt(fresh(name, root), ran);
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
