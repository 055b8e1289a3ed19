import { readdirSync } from 'node:fs';
import { join } from 'node:path';

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
