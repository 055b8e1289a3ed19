import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { BuildOptions } from '../options.ts';
import { listFiles } from './files.ts';
import { contentHash } from './hash.ts';

/** Bytes of one file as it is and as it travels. */
export interface Size {
  readonly raw: number;
  readonly brotli: number;
  readonly gzip: number;
}

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|webmanifest|txt|xml)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` (quality 11) and `.gz` beside every compressible file of `public`, and gives the sizes by address. Files of
 * the same content are compressed once: many paths share a page.
 * @param changed leaves out files that are compressed already
 */
export async function compressFiles(
  folders: Pick<BuildOptions, 'public'>,
  changed: (file: string) => boolean = () => true,
): Promise<ReadonlyMap<string, Size>> {
  const sizes = new Map<string, Size>();
  const squeezed = new Map<string, Promise<readonly [Buffer, Buffer]>>();
  const files = (await listFiles(folders.public)).filter((file) => COMPRESSIBLE.test(file) && changed(file));
  const one = async (file: string): Promise<void> => {
    const path = join(folders.public, file);
    const content = await readFile(path);
    const key = contentHash(content.toString('latin1'));
    const work = squeezed.get(key) ?? squeeze(content);
    squeezed.set(key, work);
    const [br, gz] = await work;
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    sizes.set(`/${file}`, { raw: content.length, brotli: br.length, gzip: gz.length });
  };
  await Promise.all(files.map(one));
  return sizes;
}

/** zlib works in Node's own threads, so all files may be under way at once. */
const squeeze = (content: Buffer): Promise<readonly [Buffer, Buffer]> =>
  Promise.all([toBrotli(content, brotliOf(content)), toGzip(content, { level: constants.Z_BEST_COMPRESSION })]);

const brotliOf = ({ length }: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** Bytes of a text as it travels. */
export function wireBytes(text: string): number {
  const content = Buffer.from(text);
  return brotliCompressSync(content, brotliOf(content)).length;
}
