import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/** Where the unpacked browser and the profiles of a run lie. */
export const WORK = fileURLToPath(new URL('../../dist/legacy/', import.meta.url));

/** Unpacks the real Chromium 67 of June 2018 from its npm package, once, and gives its path. */
export async function unpackChromium67(): Promise<string> {
  const path = join(WORK, 'chromium-67');
  if (existsSync(path)) return path;
  mkdirSync(WORK, { recursive: true });
  const packed = join(dirname(createRequire(import.meta.url).resolve('chrome-aws-lambda/package.json')), 'bin');
  const fresh = `${path}.${process.pid}`;
  await pipeline(createReadStream(join(packed, 'chromium.br')), createBrotliDecompress(), createWriteStream(fresh));
  chmodSync(fresh, 0o755);
  renameSync(fresh, path);
  return path;
}
