import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import type { BuildOptions } from '../options.ts';
import { readShortClasses, shortenSelectors } from './short-classes.ts';
import type { SourceEdit } from './source-edits.ts';

/** Names of custom properties as they travel (`--s3`), by the names that the source has (`--space-3`). */
export type ShortTokens = ReadonlyMap<string, string>;

const TOKEN = /(?<![\w-])--[a-z][\w-]*/g;

/** In a script `--name` is a token only where a text begins with it: `--left` takes one from a number. */
const TOKEN_IN_SCRIPT = /(?<=['"`])--[a-z][\w-]*/g;

/** Letters beyond which no name is made longer. */
const LONGEST = 24;

/**
 * Makes names out of the first letters of a token's words, as many as tell it from all others: every page brings the tokens twice, in its
 * HTML and in the shell's sheet. None of them is another token's whole name, so that a text may be shortened twice, nor one of `others`.
 */
export function shortTokens(names: Iterable<string>, others: ReadonlySet<string> = new Set()): ShortTokens {
  const sizes = new Map([...new Set(names)].sort().map((name) => [name, 1]));
  for (let clashes: readonly string[] = ['']; clashes.length > 0; ) {
    const users = new Map<string, number>();
    for (const [name, size] of sizes) {
      const short = cut(name, size);
      users.set(short, (users.get(short) ?? 0) + 1);
    }
    clashes = [...sizes].flatMap(([name, size]) => {
      const short = cut(name, size);
      const clash = users.get(short) !== 1 || ((sizes.has(short) || others.has(short)) && short !== name);
      return clash && size < LONGEST ? [name] : [];
    });
    for (const name of clashes) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  }
  return new Map([...sizes].map(([name, size]) => [name, size < LONGEST ? cut(name, size) : name]));
}

/** `size` letters of the last word behind half as many of each one before it. */
function cut(name: string, size: number): string {
  const words = name.slice(2).split('-');
  const last = words.pop() ?? '';
  return `--${words.map((word) => word.slice(0, Math.ceil(size / 2))).join('')}${last.slice(0, size)}`;
}

/**
 * The short names of the tokens that the app's sheets name; none in dev, where people read them. Tokens that a drawing of `static` takes
 * keep their names: it has no hash in its own, and a phone may hold an older one beside this version's sheets.
 */
export function readShortTokens({ command, root, src }: BuildOptions): ShortTokens {
  if (command === 'dev') return new Map();
  const drawn = new Set(tokensIn(join(root, 'static'), '.svg'));
  const short = shortTokens(tokensIn(join(src, 'app'), '.css'), drawn);
  return new Map([...short].filter(([name]) => !drawn.has(name)));
}

function tokensIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  return files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(TOKEN) ?? []);
}

/** A style under short names. */
export const shortenStyle = (style: string, tokens: ShortTokens): string =>
  style.replace(TOKEN, (name) => tokens.get(name) ?? name);

/** A brand's own picture in the place of one of `static`: drawings take their colours from the page that shows them. */
export const shortenDrawing = (name: string, content: Buffer, tokens: ShortTokens): Buffer | string =>
  name.endsWith('.svg') ? shortenStyle(content.toString('utf8'), tokens) : content;

/** Makes of a style of the app's what travels: tokens and classes under short names. */
export function styleShortener(options: BuildOptions): (style: string) => string {
  const tokens = readShortTokens(options);
  const classes = readShortClasses(options);
  return (style) => shortenSelectors(shortenStyle(style, tokens), classes);
}

/** Gives esbuild the app's sheets under short names. */
export const shortSheets = (options: BuildOptions): Plugin => ({
  name: 'short-names',
  setup(build) {
    if (options.command === 'dev') return;
    const short = styleShortener(options);
    const app = join(options.src, 'app');
    build.onLoad({ filter: /\.css$/ }, async ({ path }) =>
      path.startsWith(app) ? { contents: short(await readFile(path, 'utf8')), loader: 'css' } : undefined,
    );
  },
});

/** Sets and reads the custom properties that a script names by their short names. */
export function namesShortTokens(options: BuildOptions): SourceEdit {
  const tokens = readShortTokens(options);
  const app = join(options.src, 'app');
  return (text, path) =>
    path.startsWith(app) ? text.replace(TOKEN_IN_SCRIPT, (name) => tokens.get(name) ?? name) : text;
}
