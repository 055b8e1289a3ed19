import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile, OutputFile } from 'esbuild';
import { KEPT } from './short-names.ts';

/** Scripts and sheets that esbuild made, and its account of them. */
export interface Made {
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
}

/** Where the build itself lies: a module of it answers for `react-dom/client` where a project has none. */
const BUILD = dirname(fileURLToPath(new URL('.', import.meta.url)));

/** Folders in which a project finds its packages, the nearest first: as they are reached, and as they really lie. */
function packageFolders(root: string): string[] {
  const [folder, above] = [join(root, 'node_modules'), dirname(root)];
  const own = existsSync(folder) ? [folder, realpathSync(folder)] : [];
  return above === root ? own : [...own, ...packageFolders(above)];
}

/**
 * Gives a module the name that it has where all lies in the project: `node_modules/<package>/<path>`, be the packages in a folder above or
 * behind a link, and `build/<path>` for a module of a build that lies elsewhere. What is made of names is then the same everywhere.
 * @returns the name of a path that is relative to `root`, as esbuild writes it; a module of the project keeps its own
 */
export function moduleNames(root: string): (path: string) => string {
  const places = [
    ...packageFolders(root).map((folder) => [folder + sep, 'node_modules'] as const),
    [root + sep, ''] as const,
    [BUILD + sep, 'build'] as const,
  ];
  return (path) => {
    // A module that a package leaves out for browsers has a mark before its path.
    const mark = /^\(\w+\):/.exec(path)?.[0] ?? '';
    const file = join(root, path.slice(mark.length));
    const place = places.find(([folder]) => file.startsWith(folder));
    return place ? mark + join(place[1], file.slice(place[0].length)) : path;
  };
}

/** A script's name and the hash that esbuild gave it. */
const HASHED = /([^/"]+)-([A-Z\d]{8})(?=\.js(?:\.map)?$)/;

/** Digits of a mark: as many as the letters of the hash, so that maps stay right. */
const DIGITS = 8;

/** Such a script as others name it. */
const NAMED = /(?<="\/a\/)([\w.-]+-[A-Z\d]{8})(?=\.js")/g;

/**
 * What esbuild made, as it would be if all packages lay in the project: its account by {@link moduleNames}, and in the place of its hashes,
 * which are made of paths too, marks that follow from what each script holds. Marks are digits: terser counts the letters of a script to
 * choose its names, and a hash is not what they should follow.
 */
export function placeless(root: string, { files, metafile }: Made): Made {
  const account = withNames(metafile, namesOf(metafile, moduleNames(root)));
  const marks = marksOf(account.outputs);
  const rename = (path: string): string => path.replace(HASHED, (name) => marks.get(name) ?? name);
  const outputs = Object.entries(account.outputs).map(([path, output]): [string, typeof output] => [
    rename(path),
    { ...output, imports: output.imports.map((one) => ({ ...one, path: rename(one.path) })) },
  ]);
  const renamed = files.map((file) => {
    const path = rename(file.path);
    if (!path.endsWith('.js')) return { path, contents: file.contents, hash: file.hash, text: file.text };
    const text = file.text.replace(NAMED, (name) => marks.get(name) ?? name);
    return { path, text, hash: file.hash, contents: new TextEncoder().encode(text) };
  });
  return { files: renamed, metafile: { ...account, outputs: Object.fromEntries(outputs) } };
}

/** Names of all modules by path. Of two copies that would bear one name, the one that lies farther off keeps its path. */
function namesOf({ inputs }: Metafile, nameOf: (path: string) => string): ReadonlyMap<string, string> {
  const paths = Object.keys(inputs);
  const taken = new Set(paths.filter((path) => nameOf(path) === path));
  const named = paths.sort().map((path): [string, string] => {
    const name = taken.has(nameOf(path)) ? path : nameOf(path);
    taken.add(name);
    return [path, name];
  });
  return new Map(named);
}

function withNames({ inputs, outputs }: Metafile, names: ReadonlyMap<string, string>): Metafile {
  const nameOf = (path: string): string => names.get(path) ?? path;
  const keyed = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).map(([path, value]) => [nameOf(path), value]));
  const named = Object.entries(inputs).map(([path, input]) => [
    path,
    { ...input, imports: input.imports.map((one) => ({ ...one, path: nameOf(one.path) })) },
  ]);
  const made = Object.entries(outputs).map(([path, { entryPoint, ...output }]) => [
    path,
    { ...output, inputs: keyed(output.inputs), ...(entryPoint !== undefined && { entryPoint: nameOf(entryPoint) }) },
  ]);
  return { inputs: keyed(Object.fromEntries(named)), outputs: Object.fromEntries(made) };
}

/** Name and mark of each script, by its name and hash. */
function marksOf(outputs: Metafile['outputs']): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint = '', inputs }]) => {
      const [hashed, name = ''] = path.endsWith('.js') ? (HASHED.exec(path) ?? []) : [];
      return hashed === undefined ? [] : [[hashed, freeMark(name, [entryPoint, ...Object.keys(inputs)], taken)]];
    }),
  );
}

function freeMark(name: string, holds: readonly string[], taken: Set<string>): string {
  for (let turn = 0; ; turn += 1) {
    const number = createHash('sha256')
      .update([turn, ...holds].join(' '))
      .digest()
      .readUInt32BE();
    const marked = `${name}-${String(number).padStart(DIGITS, '0').slice(0, DIGITS)}`;
    const short = marked.slice(0, KEPT - DIGITS);
    if (taken.has(short)) continue;
    taken.add(short);
    return marked;
  }
}
