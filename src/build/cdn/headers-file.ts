import { type Delivery, kindOf } from './rules.ts';

/** One block of a `_headers` file. */
export interface HeaderBlock {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Cloudflare Pages: rules in a file, and characters in a line. Netlify has no lower ones. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * The blocks of `_headers`, as Netlify and Cloudflare Pages read it. A path takes the headers of every block that matches it, and
 * two values of one name are joined by a comma: so each name stands in blocks that never match the same path. The guards stand on
 * every path, as an unknown one is answered with a page too.
 */
export function headerBlocks({ every, kinds, folders, files, pages }: Delivery): HeaderBlock[] {
  const { 'Cache-Control': lifetime = '', ...guards } = kinds.document;
  const documents = Object.keys(pages).filter((path) => !path.startsWith('/m/'));
  const spellings = documents.flatMap((path) => (path === '/' ? ['/', '/index.html'] : [path, `${path}.html`]));
  const life = (path: string, address: string): HeaderBlock => ({ path, headers: kinds[kindOf(address)] });
  return [
    { path: '/*', headers: { ...every, ...guards } },
    ...[...new Set([...spellings, '/m/*'])].map((path) => ({ path, headers: { 'Cache-Control': lifetime } })),
    ...folders.map((folder) => life(`${folder}/*`, folder)),
    ...files.map((file) => life(file, file)),
  ];
}

/** The text of `_headers`. */
export const headersFile = (blocks: readonly HeaderBlock[]): string =>
  blocks
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n');

/** What a host would cut off, refuse or join by a comma in these blocks; no line when all is well. */
export function headerFaults(blocks: readonly HeaderBlock[]): string[] {
  const faults = headersFile(blocks)
    .split('\n')
    .filter((line) => line.length > LONGEST_LINE)
    .map(
      (line) => `_headers: ${line.trim().slice(0, 40)}... has ${line.length} characters, the limit is ${LONGEST_LINE}`,
    );
  if (blocks.length > MOST_RULES) faults.push(`_headers: ${blocks.length} rules, the limit is ${MOST_RULES}`);
  for (const [index, block] of blocks.entries()) {
    for (const other of blocks.slice(index + 1).filter(({ path }) => overlap(block.path, path))) {
      const joined = Object.keys(block.headers).filter((name) => name in other.headers);
      for (const name of joined) faults.push(`_headers: ${block.path} and ${other.path} would join their ${name}`);
    }
  }
  return faults;
}

/** Whether a path could match both patterns; a star stands at the end alone. */
function overlap(one: string, other: string): boolean {
  if (one.endsWith('*') && other.endsWith('*')) {
    const [short, long] = [one.slice(0, -1), other.slice(0, -1)].sort((a, b) => a.length - b.length) as [
      string,
      string,
    ];
    return long.startsWith(short);
  }
  if (one.endsWith('*')) return other.startsWith(one.slice(0, -1));
  return other.endsWith('*') ? overlap(other, one) : one === other;
}
