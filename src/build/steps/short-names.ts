import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';
import { BuildFailure } from '../failure.ts';
import { ENTRY_NAME } from '../report/graph.ts';

/** Letters of a file's hash that are kept, of esbuild's eight: 25 bits tell the versions of one file apart. */
export const KEPT = 5;

/** Two letters name a chunk, which has no name of its own: after its largest module, so that it bears one name over many versions. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

interface Made {
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
}

/**
 * Shortens the hashes in the names of scripts and sheets, and wherever scripts name them: every first visit pays for the table of
 * parts, which holds one for each page and each sheet, and no compression makes a hash smaller.
 * @throws {BuildFailure} when two files would bear one name
 */
export function shortNames({ files, metafile }: Made): Made {
  const short = shortener(chunkNames(metafile));
  const outputs = Object.entries(metafile.outputs).map(([name, output]): [string, typeof output] => [
    short(name),
    { ...output, imports: output.imports.map((one) => ({ ...one, path: short(one.path) })) },
  ]);
  const names = new Set(outputs.map(([name]) => name));
  if (names.size < outputs.length) throw new BuildFailure(['two files bear one name under their shortened hashes']);
  return {
    files: files.map((file) => renamed(file, short)),
    metafile: { ...metafile, outputs: Object.fromEntries(outputs) },
  };
}

/** Makes the name of an output, or its address, shorter. */
type Shortener = (name: string) => string;

const shortener =
  (chunks: ReadonlyMap<string, string>): Shortener =>
  (name) =>
    name.replace(
      /([^/]+)-([A-Z\d]{8})(?=\.(?:css|js)(?:\.map)?$)/,
      (_, base: string, hash: string) => `${chunks.get(hash) ?? base}-${hash.slice(0, KEPT)}`,
    );

/** Names of chunks by their hashes. */
function chunkNames({ outputs }: Metafile): ReadonlyMap<string, string> {
  const chunks = Object.entries(outputs).flatMap(([name, { inputs }]) => {
    const hash = /\/chunk-([A-Z\d]{8})\.js$/.exec(name)?.[1];
    return hash === undefined ? [] : [{ hash, module: largest(inputs) }];
  });
  const taken = new Set<string>();
  return new Map(
    chunks
      .sort((one, other) => (`${one.module} ${one.hash}` < `${other.module} ${other.hash}` ? -1 : 1))
      .map(({ hash, module }) => [hash, freeName(module, taken)]),
  );
}

const largest = (inputs: Metafile['outputs'][string]['inputs']): string =>
  Object.entries(inputs).reduce(
    (best, [path, { bytesInOutput }]) => (bytesInOutput > best.bytes ? { path, bytes: bytesInOutput } : best),
    { path: '', bytes: -1 },
  ).path;

function freeName(module: string, taken: Set<string>): string {
  const [first = 0, second = 0] = createHash('sha256').update(module).digest();
  for (let place = first * LETTERS.length + second; ; place += 1) {
    const name = [place >> 5, place].map((digit) => LETTERS[digit % LETTERS.length]).join('');
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** `x(import("/a/Bets-AB12C.js"),"Bets")`, as the plan writes where a script has a sheet of its name. */
const WITH_SHEET = /(?<=[\w$]\()import\("\/a\/(([\w.-]+)-[A-Z\d]+)\.js" *\),"\2"(?=\))/g;

/** `()=>x("Bets-AB12C")`, as the route table has a page: `x` waits for the sheet, and finds a script by its name alone. */
const FINDER = /\(\)=>([\w$]+)\("[\w.-]+-[A-Z\d]{5}" *\)/;

/** A script that is named in another one, with its hash, alone or as the one to wait for. */
const named = (finder: string): RegExp =>
  new RegExp(
    `(?<=(?<![\\w$])${finder.replaceAll('$', '\\$')}\\()(?:"([\\w.-]+)-[A-Z\\d]{5}"|import\\("/a/([\\w.-]+)-[A-Z\\d]{5}\\.js" *\\))|import\\("/a/([\\w.-]+)-[A-Z\\d]{5}\\.js" *\\)`,
    'g',
  );

/** Spaces stand for the letters that are gone: the script's map stays right until terser, which heeds it, takes them away. */
const shortText = (text: string, short: Shortener): string =>
  text
    .replace(/"(\/a\/[\w.-]+-[A-Z\d]{8}\.js)"/g, (whole, address: string) => `"${short(address)}"`.padEnd(whole.length))
    .replace(WITH_SHEET, (whole, file: string) => `"${file}"`.padEnd(whole.length));

/**
 * The first script has others by their names alone, and the table of parts their hashes: so it stays the same when one of them changes,
 * and every visit pays for fewer hashes.
 */
function unhashed(text: string): string {
  const finder = FINDER.exec(text)?.[1];
  if (finder === undefined) return text;
  return text.replace(named(finder), (whole, waited?: string, imported?: string, alone?: string) =>
    (alone === undefined ? `"${waited ?? imported}."` : `${finder}("${alone}.")`).padEnd(whole.length),
  );
}

function renamed(file: OutputFile, short: Shortener): OutputFile {
  const path = short(file.path);
  if (!path.endsWith('.js')) return { path, contents: file.contents, hash: file.hash, text: file.text };
  const shortened = shortText(file.text, short);
  const text = basename(path).startsWith(`${ENTRY_NAME}-`) ? unhashed(shortened) : shortened;
  return { path, text, contents: new TextEncoder().encode(text), hash: file.hash };
}
