import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';

const TABLE = /export const featureFlags = z\.strictObject\(\{(.*?)\n\}\)/s;

/** The names of the features that the contract knows; undefined in a project without one. */
export async function featureNames({ src }: Pick<BuildOptions, 'src'>): Promise<readonly string[] | undefined> {
  const text = await readFile(join(src, 'contract', 'schemas', 'system.ts'), 'utf8').catch(unlessMissing);
  const rows = TABLE.exec(text ?? '')?.[1];
  return rows === undefined ? undefined : [...rows.matchAll(/^ {2}(\w+): z\./gm)].map(([, name]) => name ?? '');
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
