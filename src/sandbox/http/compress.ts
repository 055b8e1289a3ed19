import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from './encoding.ts';

/** Compressed answers that are kept, so that the best compression is paid for once. */
const MOST_KEPT = 300;
const kept = new Map<string, Buffer<ArrayBuffer>>();

/** Quality of Brotli for an answer that is made anew each time, and for one that is kept: a tenth smaller, ten times slower. */
const QUICK = 5;
const BEST = 11;

/** Compresses an answer; one with a `tag` (a hash of its content) is compressed at best and remembered. */
export async function compress(
  bytes: Buffer,
  encoding: ContentEncoding,
  tag: string | undefined,
): Promise<Buffer<ArrayBuffer>> {
  if (tag === undefined) return squeeze(bytes, encoding, QUICK);
  const name = `${encoding} ${tag}`;
  const known = kept.get(name);
  if (known) return known;
  const made = await squeeze(bytes, encoding, BEST);
  const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(name, made);
  return made;
}

async function squeeze(bytes: Buffer, encoding: ContentEncoding, quality: number): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return Buffer.from(await promisify(gzip)(bytes));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return Buffer.from(await promisify(brotliCompress)(bytes, { params }));
}
