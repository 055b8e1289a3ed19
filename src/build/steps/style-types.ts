import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { BuildOptions } from '../options.ts';
import { readStyleNames, type StyleNames } from './style-names.ts';

/** A property's name: one that is no word stands in quotes. */
const propertyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

/** Of classes that a value completes some values may have no style: `bet--${status}`. */
const completed = (names: StyleNames): string[] => [
  ...new Set(
    [...names.keys()].flatMap((name) => /^.*?--/.exec(name) ?? []).map((begin) => `[name: \`${begin}\${string}\`]`),
  ),
];

function declared(names: StyleNames): string {
  const members = [...[...names.keys()].map(propertyOf), ...completed(names)];
  return `declare const styles: {\n${members.map((member) => `  readonly ${member}: string;\n`).join('')}};\nexport default styles;\n`;
}

/**
 * Declares the classes of each of the app's sheets beside it, as `Tile.d.css.ts` in the mirror of `src` that tsconfig.json names as a root:
 * a class that its sheet does not have is an error of types. Files that say so already stay as they are.
 */
export function writeStyleTypes({ root, src }: Pick<BuildOptions, 'root' | 'src'>): void {
  const types = join(root, 'dist', 'types');
  for (const [sheet, names] of readStyleNames(join(src, 'app'))) {
    const file = join(types, relative(src, sheet)).replace(/\.css$/, '.d.css.ts');
    const text = declared(names);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
