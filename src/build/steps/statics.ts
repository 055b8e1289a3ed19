import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import { listFiles, writeFiles } from './files.ts';

/** Copies `static` as it is, and gives the files' names relative to it. */
export async function copyStatics(options: BuildOptions): Promise<readonly string[]> {
  const folder = join(options.root, 'static');
  const files = await listFiles(folder);
  const copy = async (file: string) => [join(options.public, file), await readFile(join(folder, file))] as const;
  await writeFiles(await Promise.all(files.map(copy)));
  return files;
}
