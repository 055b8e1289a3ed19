import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import type { AppBundle } from './bundle.ts';
import type { CriticalStyle } from './critical.ts';
import { writeFiles } from './files.ts';
import { contentHash } from './hash.ts';
import { mirrorStyle } from './mirror.ts';
import { styleShortener } from './short-tokens.ts';
import type { Language } from './texts.ts';

/** Style for languages that are read from the right. They alone download it. */
export interface Mirrored {
  /** Codes of those languages. */
  readonly codes: readonly string[];
  /** Ends the names of the mirror images: it changes with how they are made. */
  readonly mark: string;
  /** Address of the mirror image by the address of each sheet. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Address of the mirrored critical style, by page. */
  readonly critical: ReadonlyMap<string, string>;
}

/** What is mirrored. */
export interface MirrorSources {
  readonly bundle: AppBundle;
  readonly critical: CriticalStyle;
  readonly languages: ReadonlyMap<string, Language>;
}

/** What only they need, beside the mirror image: see the file. */
export const OWN_STYLE = join('app', 'boot', 'rtl.css');

/** Writes the mirror images of all sheets to `/a/rtl`; none when every language of the build is read from the left. */
export async function writeMirrored(
  options: BuildOptions,
  { bundle, critical, languages }: MirrorSources,
): Promise<Mirrored | undefined> {
  const codes = [...languages.values()].filter(({ rtl }) => rtl).map(({ code }) => code);
  if (codes.length === 0) return undefined;
  const source = await readFile(join(options.src, OWN_STYLE), 'utf8').catch(unlessMissing);
  const own = styleShortener(options)(source);
  const written = new Map<string, string>();
  const write = (address: string, text: string): string => {
    written.set(address, text);
    return address;
  };
  const mark = await markOf();
  const sheets = [...bundle.files].filter(([address]) => address.endsWith('.css'));
  const byAddress = sheets.map(
    ([address, text]) => [address, write(mirrorAddress(address, mark), mirrorStyle(text))] as const,
  );
  const byPage = [...critical.pages].map(([page, text]) => {
    const mirrored = mirrorStyle(text) + own;
    return [page, write(`/a/rtl/critical-${contentHash(mirrored)}.css`, mirrored)] as const;
  });
  await writeFiles([...written].map(([address, text]) => [join(options.public, address), text] as const));
  return { codes, mark, sheets: Object.fromEntries(byAddress), critical: new Map(byPage) };
}

/** Where a sheet's mirror image is: further.js and early-rtl.js find it by the same rule. */
const mirrorAddress = (address: string, mark: string): string =>
  address.replace('/a/', '/a/rtl/').replace('.css', `${mark}.css`);

/** Characters of the mark: with the hash of a sheet they make one of eight. */
const MARK = 3;

async function markOf(): Promise<string> {
  const source = await readFile(new URL('mirror.ts', import.meta.url), 'utf8');
  return contentHash(source).slice(0, MARK);
}

function unlessMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
