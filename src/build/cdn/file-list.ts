import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrity } from '../steps/hash.ts';
import type { Site } from '../steps/site.ts';

/** Where a site tells what it is made of. No page asks for it: `npm run verify` holds what a server sends against it. */
export const FILE_LIST = '/files.json';

/** Every file of a deploy, and whose it is. */
export interface FileList {
  readonly version: string;
  readonly name: string;
  readonly merchantCode: string;
  /** Digest by address, as in `integrity` attributes. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * The list of a finished public folder.
 * @param files relative to the folder: what is asked for by its own name, so no compressed neighbours
 */
export async function fileList(
  publicDir: string,
  files: readonly string[],
  { version, site }: { readonly version: string; readonly site: Site },
): Promise<FileList> {
  const one = async (file: string) => [`/${file}`, integrity(await readFile(join(publicDir, file)))] as const;
  const { name, merchantCode } = site;
  return { version, name, merchantCode, files: Object.fromEntries(await Promise.all(files.map(one))) };
}
