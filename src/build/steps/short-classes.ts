import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import type { SourceEdit } from './source-edits.ts';

/** Names of classes as they travel (`t-n`), by the names that the source has (`tile-name`). */
export type ShortClasses = ReadonlyMap<string, string>;

/** A class in a style; a file's ending in an address is none. */
const CLASS = /url\([^)]*\)|\.([a-zA-Z][\w-]*)/g;

/** No class that a value completes: that has two dashes (`tile--hot`) and keeps its name. */
const SEVERAL_WORDS = /^[a-z][a-z\d]*(?:-[a-z\d]+)+$/;

/** A class in a script's selector. */
const IN_SELECTOR = /(?<=\.)[a-z][a-z\d]*(?:-[a-z\d]+)+(?![\w/-])/g;

/** The sheet of the utilities, which scripts name as they are: all other classes are members of their sheets (style-names.ts). */
const UTILITIES = join('boot', 'base.css');

/** A utility alone or beside others in a text; never in an address, a file's name or a longer word. */
const inText = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\w./#@-])(?:${names.join('|')})(?![\\w./-])`, 'g');

/** Content blockers hide what is called so. */
const BLOCKED = /^ad/;

/**
 * Makes a short name for each class of several words: a letter or more of the first word, the same for all that begin with it, and as
 * many of each other word as tell it from those before it. One-word classes keep their names, as they may be values, too.
 * @param names all classes; no short name is one of them, so that a text may be shortened twice
 */
export function shortClasses(names: Iterable<string>): ShortClasses {
  const all = new Set(names);
  const own = [...all].filter((name) => SEVERAL_WORDS.test(name)).sort();
  const blocks = new Map<string, string>();
  const taken = new Set<string>();
  const free = (short: string): boolean => !taken.has(short) && !all.has(short) && !BLOCKED.test(short);
  const short = new Map<string, string>();
  for (const name of own) {
    const [block = '', ...words] = name.split('-');
    if (!blocks.has(block))
      blocks.set(
        block,
        shortest(block.length, (size) => block.slice(0, size), free, taken),
      );
    const begin = `${blocks.get(block)}-`;
    const cut = (size: number): string => begin + words.map((word) => word.slice(0, size)).join('');
    short.set(name, shortest(name.length, cut, free, taken, name));
  }
  return short;
}

/** The shortest name that is free, which is then taken; `whole` where none is. */
function shortest(
  most: number,
  cut: (size: number) => string,
  free: (short: string) => boolean,
  taken: Set<string>,
  whole = cut(most),
): string {
  for (let size = 1; size <= most; size += 1) {
    const short = cut(size);
    if (!free(short)) continue;
    taken.add(short);
    return short;
  }
  return whole;
}

/** The names of all classes in a style. */
export const classNames = (style: string): string[] => [
  ...new Set([...style.matchAll(CLASS)].flatMap(([, name]) => name ?? [])),
];

/** The short names of the classes that the app's sheets style; none in dev, where people read them. */
export function readShortClasses({ command, src }: BuildOptions): ShortClasses {
  const app = join(src, 'app');
  if (command === 'dev' || !existsSync(app)) return new Map();
  const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const text = sheets.map((file) => readFileSync(join(app, file), 'utf8')).join('\n');
  return shortClasses(classNames(text));
}

/** A style whose selectors have short names. */
export const shortenSelectors = (style: string, classes: ShortClasses): string =>
  style.replace(CLASS, (whole, name = '') => (classes.has(name) ? `.${classes.get(name)}` : whole));

/** Gives elements the short names of utilities, and selectors those of all classes, wherever a script of the app says them. */
export function namesShortClasses(options: BuildOptions): SourceEdit {
  const classes = readShortClasses(options);
  const app = join(options.src, 'app');
  const sheet = join(app, UTILITIES);
  const own = classes.size > 0 && existsSync(sheet) ? classNames(readFileSync(sheet, 'utf8')) : [];
  const utilities = own.filter((name) => classes.has(name));
  const shorten = (name: string): string => classes.get(name) ?? name;
  return (text, path) => {
    if (!path.startsWith(app)) return text;
    const selected = text.replace(IN_SELECTOR, shorten);
    return utilities.length > 0 ? selected.replace(inText(utilities), shorten) : selected;
  };
}
