import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
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
/** How brotli may write distances (RFC 7932, section 4): bits that stand apart, and distances that need none. */
type Distances = readonly [postfix: number, direct: number];

/** Brotli's own way. */
const PLAIN: readonly Distances[] = [[0, 0]];

/**
 * Scripts and sheets, which first loads wait for: no rule says which way is smallest for a file, so each of these is tried. They save 9 of
 * the 11 bytes in 2,000 that all ways save.
 */
const CODE: readonly Distances[] = [...PLAIN, [3, 0], [1, 30], [1, 4], [2, 0]];

/** Code of more than 64 KiB, as the shell is: one byte in 200. */
const LARGE: readonly Distances[] = [...CODE, [0, 1], [0, 8], [1, 16], [2, 16], [3, 16]];

/** Bits of a window of 64 KiB: what does not fit is written in blocks of this size, each by its own statistics, which is shorter. */
const WINDOW = 16;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` (quality 11, the smallest of a few ways) and `.gz` beside every compressible file of `public`, and gives the sizes by address. Files of
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
    const work = squeezed.get(key) ?? squeeze(content, waysOf(file, content.length));
    squeezed.set(key, work);
    const [br, gz] = await work;
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    sizes.set(`/${file}`, { raw: content.length, brotli: br.length, gzip: gz.length });
  };
  await Promise.all(files.map(one));
  return sizes;
}

function waysOf(file: string, bytes: number): readonly Distances[] {
  if (!/\.(?:js|css)$|^a\//.test(file)) return PLAIN;
  return bytes > 1 << WINDOW ? LARGE : CODE;
}

/** zlib works in Node's own threads, so all files may be under way at once. */
const squeeze = (content: Buffer, ways: readonly Distances[]): Promise<readonly [Buffer, Buffer]> =>
  Promise.all([smallest(content, ways), toGzip(content, { level: constants.Z_BEST_COMPRESSION })]);

/** What this build has made so far: a script is weighed against its limit, and then written. */
const known = new Map<string, Promise<Buffer>>();

/** Brotli's answer, made once: it depends on content and ways alone. The gate has its builds keep it for each other in a folder. */
function smallest(content: Buffer, ways: readonly Distances[]): Promise<Buffer> {
  const name = createHash('sha256').update(JSON.stringify(ways)).update(content).digest('hex');
  const folder = process.env.LEVE_SQUEEZED;
  if (folder) return shared(content, ways, join(folder, name));
  const made = known.get(name) ?? tryAll(content, ways);
  known.set(name, made);
  return made;
}

async function shared(content: Buffer, ways: readonly Distances[], file: string): Promise<Buffer> {
  if (existsSync(file)) return readFile(file);
  const made = await tryAll(content, ways);
  // Another build may ask for it meanwhile: it is there whole or not at all.
  const fresh = join(dirname(file), randomUUID());
  await writeFile(fresh, made);
  await rename(fresh, file);
  return made;
}

async function tryAll(content: Buffer, ways: readonly Distances[]): Promise<Buffer> {
  const all = await Promise.all(ways.map((way) => toBrotli(content, brotliOf(content, way))));
  return all.reduce((best, one) => (one.length < best.length ? one : best));
}

const brotliOf = ({ length }: Buffer, [postfix, direct]: Distances = [0, 0]): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  },
});

/** Bytes of a text as it travels under this name. */
export async function wireBytes(text: string, file = ''): Promise<number> {
  const content = Buffer.from(text);
  return (await smallest(content, waysOf(file, content.length))).length;
}
