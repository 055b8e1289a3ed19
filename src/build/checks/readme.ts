import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';

/** A path of the project in backquotes: `src/app`, `test/phone/fixtures.ts`, `budget.json`. */
const PATHS = /`((?:src|test|static|locales)\/[\w./-]+|[\w.-]+\.(?:json|mjs|ts|md))`/g;

/** Paths that the README names and the project does not have. */
export async function readmeFaults(options: BuildOptions): Promise<string[]> {
  const file = join(options.root, 'README.md');
  if (!existsSync(file)) return [];
  const named = [...(await readFile(file, 'utf8')).matchAll(PATHS)].map((match) => match[1] ?? '');
  return [...new Set(named)]
    .filter((path) => !existsSync(join(options.root, path)))
    .map((path) => `README.md names ${path}, which does not exist`);
}
