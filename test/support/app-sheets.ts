import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classesOf } from './class-selectors.ts';

/** A style sheet of the app. */
export interface AppSheet {
  /** From the root, as `src/app/ui/tile/Tile.css`. */
  readonly file: string;
  /** All classes that it names, and those that it styles by themselves, not as a part or a state of another. */
  readonly classes: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
  /** The sheets that come with it by `@import`, and itself. */
  readonly brings: readonly string[];
}

/** Files of a folder, with those of its folders. */
export const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

/** Classes that a sheet styles by themselves, not as a part or a state of another. */
export const ownClasses = (sheet: string): string[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, rule = '']) => rule.split(','))
    .flatMap((selector) => /^\s*\.([a-z][\w-]*)(?:::?[\w-]+)*\s*$/.exec(selector)?.[1] ?? []);

const brought = (file: string): string[] => [
  file,
  ...[...readFileSync(file, 'utf8').matchAll(/@import "([^"]+)"/g)].flatMap(([, path = '']) =>
    brought(join(dirname(file), path)),
  ),
];

/** All style sheets of the app, by file. */
export const appSheets = (): ReadonlyMap<string, AppSheet> =>
  new Map(
    filesOf('src/app', '.css').map((file) => {
      const text = readFileSync(file, 'utf8');
      return [
        file,
        { file, classes: new Set(classesOf(text)), own: new Set(ownClasses(text)), brings: brought(file) },
      ] as const;
    }),
  );
