import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { classNames, readShortClasses } from './short-classes.ts';
import type { SourceEdit } from './source-edits.ts';

/** Names of a sheet's classes as a script says them (`tileName`), with the classes themselves (`tile-name`). */
export type StyleNames = ReadonlyMap<string, string>;

const COMMENT = /\/\*[\s\S]*?\*\//g;

const BROUGHT = /@import "([^"]+)"/g;

/** `tile-name` is `tileName`, as CSS modules have it; a class that a value completes (`tile--hot`) is said in brackets, as it is. */
export const memberName = (name: string): string =>
  name.includes('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The sheets that come with a sheet by `@import`, after the sheet itself. */
function broughtBy(file: string): string[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8').replace(COMMENT, '');
  return [file, ...[...text.matchAll(BROUGHT)].flatMap(([, path = '']) => broughtBy(join(dirname(file), path)))];
}

/** The names that a sheet gives to scripts: its own classes, and those of the sheets that it brings. */
export function styleNames(file: string): StyleNames {
  const texts = broughtBy(file).map((one) => readFileSync(one, 'utf8').replace(COMMENT, '').replace(BROUGHT, ''));
  return new Map(texts.flatMap(classNames).map((name) => [memberName(name), name]));
}

/** Reads sheets, and again what has changed since. */
function rememberedNames(): (sheet: string) => StyleNames {
  const known = new Map<string, { names: StyleNames; files: readonly string[]; changed: number }>();
  const changeOf = (files: readonly string[]): number => Math.max(...files.map((file) => statSync(file).mtimeMs));
  return (sheet) => {
    const old = known.get(sheet);
    if (old && old.changed === changeOf(old.files)) return old.names;
    const files = broughtBy(sheet);
    const names = styleNames(sheet);
    known.set(sheet, { names, files, changed: changeOf(files) });
    return names;
  };
}

/** All sheets of the app, by file, with the names that they give. */
export const readStyleNames = (app: string): ReadonlyMap<string, StyleNames> =>
  new Map(
    readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => [join(app, file), styleNames(join(app, file))]),
  );

/**
 * Gives scripts each sheet's names as a table, where bytes do not count: no script is read for it. A name that the sheet has no class for is
 * told in the console; one that a value completes need have none.
 */
export const styleTables = (): Plugin => ({
  name: 'style-tables',
  setup(build) {
    const namesOf = rememberedNames();
    build.onLoad({ filter: /\.css$/ }, ({ path }) => {
      const names = JSON.stringify(Object.fromEntries(namesOf(path)));
      const get = `(names, name) => {
        if (!(name in names) && !name.includes('--')) console.error(${JSON.stringify(path)}, 'has no class for', name);
        return names[name] ?? name;
      }`;
      return { contents: `export default new Proxy(${names}, { get: ${get} });`, loader: 'js' };
    });
  },
});

/** The sheets of the app's frame, which every page has. */
export const shellSheets = (src: string): ReadonlySet<string> =>
  new Set(broughtBy(join(src, 'app', 'boot', 'shell.css')));

/** `import styles from './Tile.css';` */
const IMPORT = /^import (\w+) from (['"])(\.[^'"]+\.css)\2;/gm;

/**
 * Writes the classes into a script in the place of members of its sheets, so that no table of names travels: `styles.tileName` is the
 * class as a text, `styles[name]` the name. The import stays for the style alone, and goes where the shell has the sheet.
 * @throws {BuildFailure} naming a member that its sheet has no class for
 */
export function inlinesStyleNames(options: BuildOptions): SourceEdit {
  const app = join(options.src, 'app');
  const short = readShortClasses(options);
  const shell = shellSheets(options.src);
  const namesOf = rememberedNames();
  return (text, path) => {
    if (!path.startsWith(app)) return text;
    const sheets = new Map<string, { readonly sheet: string; readonly names: StyleNames }>();
    const bare = text.replace(IMPORT, (_, binding: string, _quote: string, from: string) => {
      const sheet = join(dirname(path), from);
      sheets.set(binding, { sheet, names: namesOf(sheet) });
      return shell.has(sheet) ? '' : `import '${from}';`;
    });
    return [...sheets].reduce((code, [binding, { sheet, names }]) => {
      const classOf = (member: string): string => {
        const name = names.get(member);
        if (name === undefined) throw new BuildFailure([`${path}: ${sheet} has no class for ${binding}.${member}`]);
        return short.get(name) ?? name;
      };
      return inlined(code, binding, classOf);
    }, bare);
  };
}

/** A script without the members of one binding. */
function inlined(code: string, binding: string, classOf: (member: string) => string): string {
  const word = `(?<![\\w.$])${binding}`;
  const members = code
    .replace(new RegExp(`\\$\\{${word}\\[\`([^\`]*)\`\\]\\}`, 'g'), '$1')
    .replace(new RegExp(`\\$\\{${word}\\.(\\w+)\\}`, 'g'), (_, member: string) => classOf(member))
    .replace(new RegExp(`${word}\\.(\\w+)`, 'g'), (_, member: string) => `'${classOf(member)}'`);
  return members.split(new RegExp(`${word}(?=\\[)`)).reduce((done, rest) => {
    const end = closing(rest);
    return `${done}(${rest.slice(1, end)})${rest.slice(end + 1)}`;
  });
}

/** The place of the bracket that closes the one at the start. */
function closing(code: string): number {
  let depth = 0;
  for (let place = 0; place < code.length; place += 1) {
    if (code[place] === '[') depth += 1;
    else if (code[place] === ']') depth -= 1;
    if (depth === 0) return place;
  }
  return code.length;
}
