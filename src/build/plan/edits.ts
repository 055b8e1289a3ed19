import { dirname, relative } from 'node:path';

/** What a plan changes in the text of a module before it is bundled. */
export interface PlannedEdits {
  /** Modules that an entry imports beside its own, by entry (absolute paths): all that travels with what it uses. */
  readonly brings: ReadonlyMap<string, readonly string[]>;
  /** Name of the sheet by entry (absolute path), for entries that need one. */
  readonly sheets: ReadonlyMap<string, string>;
  /** The module whose `withSheet` waits for a sheet (absolute path). */
  readonly loader: string;
}

/** A file as another one names it: where a project lies must not tell in what is made of it. */
const beside = (path: string, file: string): string => `./${relative(dirname(path), file)}`;

/** `import('./X.tsx')` as code; as a type it stands after `typeof` or is followed by a name. */
const DYNAMIC = /(?<!typeof )\bimport\((['"])(\.[^'"]+)\1\)(?!\.[A-Z]|\[)/g;

/**
 * Writes a plan into the text of a module: an entry imports what travels with it, and each `import()` of an entry with a sheet waits for
 * the sheet too. It stands at the end, so that lines, and the order in which modules run, stay as they are.
 * @param resolve the file that a path in this module means
 */
export function editText(
  text: string,
  path: string,
  resolve: (path: string) => string,
  { brings, sheets, loader }: PlannedEdits,
): string {
  let waits = false;
  const edited = text.replace(DYNAMIC, (whole, _quote: string, target: string) => {
    const name = sheets.get(resolve(target));
    if (name === undefined) return whole;
    waits = true;
    return `__withSheet(${whole}, ${JSON.stringify(name)})`;
  });
  const imports = (brings.get(path) ?? []).map((file) => `\nimport ${JSON.stringify(file)};`);
  if (waits) imports.push(`\nimport { withSheet as __withSheet } from ${JSON.stringify(beside(path, loader))};`);
  return edited + imports.join('');
}
