import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import type { AppBundle } from './bundle.ts';
import { writeFiles } from './files.ts';
import { contentHash } from './hash.ts';
import { mirrorStyle } from './mirror.ts';
import type { Language } from './texts.ts';

/** Style for languages that are read from the right. They alone download it. */
export interface Mirrored {
  /** Codes of those languages. */
  readonly codes: readonly string[];
  /** Address of the mirror image by the address of each sheet. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Address of the mirrored critical style, by page. */
  readonly critical: ReadonlyMap<string, string>;
}

/** What is mirrored. */
export interface MirrorSources {
  readonly bundle: AppBundle;
  readonly critical: ReadonlyMap<string, string>;
  readonly languages: ReadonlyMap<string, Language>;
}

/** What only they need, beside the mirror image: see the file. */
const OWN_STYLE = join('app', 'boot', 'rtl.css');

/** Writes the mirror images of all sheets to `/a/rtl`; none when every language of the build is read from the left. */
export async function writeMirrored(
  options: BuildOptions,
  { bundle, critical, languages }: MirrorSources,
): Promise<Mirrored | undefined> {
  const codes = [...languages.values()].filter(({ rtl }) => rtl).map(({ code }) => code);
  if (codes.length === 0) return undefined;
  const own = await readFile(join(options.src, OWN_STYLE), 'utf8').catch(unlessMissing);
  const written = new Map<string, string>();
  const write = (name: string, text: string): string => {
    const mirrored = mirrorStyle(text) + (name === 'critical' ? own : '');
    const address = `/a/rtl/${name}-${contentHash(mirrored)}.css`;
    written.set(address, mirrored);
    return address;
  };
  const sheets = [...bundle.files].filter(([address]) => address.endsWith('.css'));
  const byAddress = sheets.map(([address, text]) => [address, write(nameOf(address), text)] as const);
  const byPage = [...critical].map(([page, text]) => [page, write('critical', text)] as const);
  await writeFiles([...written].map(([address, text]) => [join(options.public, address), text] as const));
  return { codes, sheets: Object.fromEntries(byAddress), critical: new Map(byPage) };
}

const nameOf = (address: string): string => /([^/]+)-\w+\.css$/.exec(address)?.[1] ?? 'sheet';

function unlessMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
