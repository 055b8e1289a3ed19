import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { type Body, type ModuleCode, type Reference, readModule, type Scope } from './module.ts';

/** Gives, for the files of a page, the `import()`s that run without anybody's tap: sources as they are written, by file. */
export type RunsByItself = (files: ReadonlySet<string>, page: string) => ReadonlyMap<string, ReadonlySet<string>>;

const fileOf = (module: string): string => module.replace(/\?.*/, '');

/**
 * Reads the app's modules and follows what runs from the top level of each: calls, elements that are drawn, effects, timers, promises and
 * listeners. Only what a handler of a person's event does, and what is handed on as a value, is left out.
 */
export async function readRuns(root: string, { inputs }: Metafile): Promise<RunsByItself> {
  const files = [...new Set(Object.keys(inputs).map(fileOf))].filter((file) => /^src\/app\/.*\.tsx?$/.test(file));
  const read = async (file: string) =>
    [file, await readModule(file, await readFile(join(root, file), 'utf8'))] as const;
  const modules = new Map(await Promise.all(files.map(read)));
  return (shown, page) => {
    const tops = [...shown].flatMap((file) => modules.get(file)?.top ?? []);
    const drawn = exportOf(modules, page, 'default');
    return partsOf(reached(modules, [...tops, ...drawn]));
  };
}

/** What runs when a module's export is called. */
function exportOf(modules: ReadonlyMap<string, ModuleCode>, file: string, name: string): readonly Reference[] {
  const module = modules.get(file);
  const local = module?.exported.get(name);
  return module && local !== undefined ? [{ name: local, scope: module.scope }] : [];
}

function meant(
  modules: ReadonlyMap<string, ModuleCode>,
  { name, scope }: { name: string; scope: Scope },
): readonly Reference[] {
  for (let place: Scope | undefined = scope; place; place = place.outer) {
    const meaning = place.names.get(name);
    if (meaning === undefined) continue;
    return 'from' in meaning ? exportOf(modules, meaning.from, meaning.name) : meaning;
  }
  return [];
}

function reached(modules: ReadonlyMap<string, ModuleCode>, start: readonly Reference[]): ReadonlySet<Body> {
  const bodies = new Set<Body>();
  const names = new Map<Scope, Set<string>>();
  const open = [...start];
  for (let one = open.pop(); one; one = open.pop()) {
    if ('runs' in one) {
      if (bodies.has(one)) continue;
      bodies.add(one);
      open.push(...one.runs);
      continue;
    }
    const known = names.get(one.scope) ?? new Set();
    if (known.has(one.name)) continue;
    names.set(one.scope, known.add(one.name));
    open.push(...meant(modules, one));
  }
  return bodies;
}

function partsOf(bodies: ReadonlySet<Body>): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  for (const { file, parts: own } of bodies) parts.set(file, new Set([...(parts.get(file) ?? []), ...own]));
  return parts;
}
