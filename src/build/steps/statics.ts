import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import type { Size } from './compress.ts';
import { listFiles, writeFiles } from './files.ts';

/** Copies `static` as it is, and gives the files' names relative to it. */
export async function copyStatics(options: BuildOptions): Promise<readonly string[]> {
  const folder = join(options.root, 'static');
  const files = await listFiles(folder);
  const copy = async (file: string) => [join(options.public, file), await readFile(join(folder, file))] as const;
  await writeFiles(await Promise.all(files.map(copy)));
  return files;
}

/** Bytes of files of `public` as they travel, by address: brotli where that is made of them. */
export async function weighStatics(
  publicDir: string,
  files: readonly string[],
  compressed: ReadonlyMap<string, Size>,
): Promise<ReadonlyMap<string, number>> {
  const weigh = async (file: string) =>
    [`/${file}`, compressed.get(`/${file}`)?.brotli ?? (await stat(join(publicDir, file))).size] as const;
  return new Map(await Promise.all(files.map(weigh)));
}
