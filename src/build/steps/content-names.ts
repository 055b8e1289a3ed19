import { createHash } from 'node:crypto';
import type { Metafile, OutputFile } from 'esbuild';

interface Made {
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
}

/** Letters of a mark, and its length: that of the hash which stood in its place, so that maps stay right. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 5;

/** A script as another one names it: by its address, or by its name and hash alone. */
const NAMED = /(?<=")(\/a\/)?([\w.-]+-[A-Z\d]{5})(?=(?:\.js)?")/g;

/** The name of a script without its folder and its ending: `Bets-AB12C`. */
const nameOf = (path: string): string => path.replace(/.*\//, '').replace(/\.js(?:\.map)?$/, '');

/** The name without the hash. */
const stemOf = (name: string): string => name.slice(0, -LENGTH - 1);

const isScript = ({ path }: OutputFile): boolean => path.endsWith('.js');

/**
 * Names each script by its own text and that of all scripts that it names: one of which nothing has changed keeps its name, whatever
 * changes beside it. A bundler's hashes also change with whatever a script may load later.
 */
export function contentNames({ files, metafile }: Made): Made {
  const texts = new Map(files.filter(isScript).map(({ path, text }) => [nameOf(path), text] as const));
  const uses = new Map([...texts].map(([name, text]) => [name, usedIn(text, texts)] as const));
  const own = new Map(
    [...texts].map(([name, text]) => [name, digest(`${stemOf(name)} ${bareText(text, texts)}`)] as const),
  );
  const names = new Map(
    [...texts.keys()].map((name) => {
      const all = [...reachable(name, uses)].map((used) => own.get(used) ?? '').sort();
      return [name, `${stemOf(name)}-${markOf([own.get(name), ...all].join(' '))}`] as const;
    }),
  );
  const rename = (path: string): string =>
    path.replace(/[\w.-]+-[A-Z\d]{5}(?=\.js(?:\.map)?$)/, (name) => names.get(name) ?? name);
  const outputs = Object.entries(metafile.outputs).map(([path, output]): [string, typeof output] => [
    rename(path),
    { ...output, imports: output.imports.map((one) => ({ ...one, path: rename(one.path) })) },
  ]);
  return {
    files: files.map((file) => renamed(file, names, rename)),
    metafile: { ...metafile, outputs: Object.fromEntries(outputs) },
  };
}

type Texts = ReadonlyMap<string, string>;

/** Names of the scripts that a text names. */
const usedIn = (text: string, texts: Texts): string[] => [
  ...new Set([...text.matchAll(NAMED)].flatMap(([, , name = '']) => (texts.has(name) ? name : []))),
];

/** A text in which scripts are named without their hashes. */
const bareText = (text: string, texts: Texts): string =>
  text.replace(NAMED, (whole, _folder, name: string) => (texts.has(name) ? stemOf(name) : whole));

/** All that a script names, and what these name in turn. */
function reachable(name: string, uses: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set(uses.get(name));
  for (const used of seen) for (const next of uses.get(used) ?? []) seen.add(next);
  return seen;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

const markOf = (text: string): string =>
  [...createHash('sha256').update(text).digest().subarray(0, LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');

function renamed(file: OutputFile, names: Texts, rename: (path: string) => string): OutputFile {
  const path = rename(file.path);
  if (!isScript(file)) return { path, contents: file.contents, hash: file.hash, text: file.text };
  const text = file.text.replace(NAMED, (whole, folder: string | undefined, name: string) =>
    names.has(name) ? (folder ?? '') + names.get(name) : whole,
  );
  return { path, text, contents: new TextEncoder().encode(text), hash: file.hash };
}
