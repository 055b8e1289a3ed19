import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { differenceAddress, digestOf, versionOf } from '../../sw/difference.ts';
import type { Size } from '../steps/compress.ts';
import { writeFiles } from '../steps/files.ts';
import type { Version } from './earlier.ts';
import { encode } from './encode.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A difference is worth its file below this part of the whole file's bytes on the wire. */
const WORTH = 0.6;

/** A difference that was written: its bytes on the wire, and how many characters of it are new text. */
export interface Written {
  readonly packed: number;
  readonly added: number;
}

/** Differences by address. */
export type Differences = ReadonlyMap<string, Written>;

/**
 * Writes what makes each hashed file of this build from each other version of it, as `/d/<address>.<mark>.txt` packed in both ways, and tells
 * of them: those of a file that nothing has changed, or that a difference saves little of, are left out.
 * @param sizes of this build's files, by address
 */
export async function writeDifferences(
  publicDir: string,
  files: ReadonlyMap<string, string>,
  earlier: readonly Version[],
  sizes: ReadonlyMap<string, Size>,
): Promise<Differences> {
  const bases = basesOf(earlier, files);
  const differences = new Map<string, Written>();
  for (const [address, text] of files) {
    const { file = '' } = versionOf(address) ?? {};
    for (const [mark, old] of bases.get(file) ?? []) {
      const steps = encode(old, text);
      const content = `${await digestOf(address, text)}\n${steps}`;
      const packed = await toBrotli(content);
      if (packed.length >= WORTH * (sizes.get(address)?.brotli ?? 0)) continue;
      const at = differenceAddress(address, mark);
      differences.set(at, { packed: packed.length, added: steps.length - steps.indexOf('\n') - 1 });
      await writeFiles([
        [join(publicDir, at), content],
        [join(publicDir, `${at}.br`), packed],
        [join(publicDir, `${at}.gz`), await toGzip(content)],
      ]);
    }
  }
  return differences;
}

/** Texts of other versions by their marks, by the file that they are versions of. */
function basesOf(
  earlier: readonly Version[],
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const bases = new Map<string, Map<string, string>>();
  for (const version of earlier) {
    for (const [address, text] of version.files) {
      const found = versionOf(address);
      if (!found || files.has(address)) continue;
      const marks = bases.get(found.file) ?? new Map<string, string>();
      if (!marks.has(found.mark)) marks.set(found.mark, text);
      bases.set(found.file, marks);
    }
  }
  return bases;
}
