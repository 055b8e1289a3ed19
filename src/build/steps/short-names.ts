import { basename } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';
import { BuildFailure } from '../failure.ts';
import { ENTRY_NAME } from '../report/graph.ts';

/**
 * Letters of a file's hash that are kept, of esbuild's eight: 25 bits tell the versions of one file apart, and chunks, which all have one
 * name, take 30.
 */
const KEPT = { named: 5, chunk: 6 };

const PAGES = 'src/app/pages/';

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
  const outputs = Object.entries(metafile.outputs).map(([name, output]): [string, typeof output] => [
    shortName(name),
    { ...output, imports: output.imports.map((one) => ({ ...one, path: shortName(one.path) })) },
  ]);
  const names = new Set(outputs.map(([name]) => name));
  if (names.size < outputs.length) throw new BuildFailure(['two files bear one name under their shortened hashes']);
  const pages = pageNames(metafile);
  return {
    files: files.map((file) => renamed(file, pages)),
    metafile: { ...metafile, outputs: Object.fromEntries(outputs) },
  };
}

const shortName = (name: string): string =>
  name.replace(
    /([^/]+)-([A-Z\d]{8})(?=\.(?:css|js)(?:\.map)?$)/,
    (_, base: string, hash: string) => `${base}-${cut(base, hash)}`,
  );

const cut = (base: string, hash: string): string => hash.slice(0, base === 'chunk' ? KEPT.chunk : KEPT.named);

/** `x(import("/a/Bets-AB12C.js"),"Bets")`, as the plan writes where a script has a sheet of its name. */
const WITH_SHEET = /(?<=[\w$]\()import\("\/a\/(([\w.-]+)-[A-Z\d]+)\.js" *\),"\2"(?=\))/g;

/** `()=>x("Bets-AB12C")`, as the route table has a page. */
const PAGE = /\(\)=>[\w$]+\("([\w.-]+)-[A-Z\d]+" *\)/g;

/** Names of the scripts of pages. */
const pageNames = ({ outputs }: Metafile): ReadonlySet<string> =>
  new Set(
    Object.entries(outputs).flatMap(([name, { entryPoint }]) =>
      entryPoint?.startsWith(PAGES) ? (/([\w.-]+)-[A-Z\d]+\.js$/.exec(name)?.[1] ?? []) : [],
    ),
  );

/** Spaces stand for the letters that are gone: the script's map stays right until terser, which heeds it, takes them away. */
const shortText = (text: string): string =>
  text
    .replace(/"\/a\/([\w.-]+)-([A-Z\d]{8})\.js"/g, (whole, base: string, hash: string) =>
      `"/a/${base}-${cut(base, hash)}.js"`.padEnd(whole.length),
    )
    .replace(WITH_SHEET, (whole, file: string) => `"${file}"`.padEnd(whole.length));

/** The first script has pages as names without their hashes: what leads to the next page reads them in the table of parts. */
const unhashed = (text: string, pages: ReadonlySet<string>): string =>
  text.replace(PAGE, (whole, name: string) => (pages.has(name) ? `"${name}."`.padEnd(whole.length) : whole));

function renamed(file: OutputFile, pages: ReadonlySet<string>): OutputFile {
  const path = shortName(file.path);
  if (!path.endsWith('.js')) return { path, contents: file.contents, hash: file.hash, text: file.text };
  const short = shortText(file.text);
  const text = basename(path).startsWith(`${ENTRY_NAME}-`) ? unhashed(short, pages) : short;
  return { path, text, contents: new TextEncoder().encode(text), hash: file.hash };
}
