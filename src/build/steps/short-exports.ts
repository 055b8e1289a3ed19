import type { OutputFile } from 'esbuild';

/** `export{xe as a,Fe as b};` at the end of a chunk. */
const EXPORTS = /export\{([^{}]+)\};?(?=\s*(?:\/\/#[^\n]*\s*)?$)/;

/** `import{a as x,b}from"/a/chunk-AB12CD.js"`, and the same as `export ... from`. */
const IMPORTS = /\b(import|export)\{([^{}]+)\}from"([^"]+)"/g;

type Names = ReadonlyMap<string, string>;

const pairs = (list: string): (readonly [left: string, right: string])[] =>
  list.split(',').map((item) => {
    const [left = '', right = left] = item.trim().split(/\s+as\s+/);
    return [left, right] as const;
  });

const written = (left: string, right: string): string => (left === right ? left : `${left} as ${right}`);

/** A script, and what `import()` of it asks for: these names stay. */
export interface Script {
  readonly address: string;
  readonly loaded: readonly string[];
}

/** The names under which a script exports its own: short already, so a second name is bytes for nothing. */
function ownNames(text: string, loaded: readonly string[]): Names {
  const listed = pairs(EXPORTS.exec(text)?.[1] ?? '').filter(([, name]) => name !== '' && !loaded.includes(name));
  const count = new Map<string, number>();
  for (const [local] of listed) count.set(local, (count.get(local) ?? 0) + 1);
  return new Map(listed.flatMap(([local, name]) => (count.get(local) === 1 ? [[name, local] as const] : [])));
}

/**
 * Gives what scripts export to each other the names that it has inside them, once another pass has made these short: a bundler hands out
 * names of its own to exports, and every file pays for both.
 * @param scripts by path
 */
export function shortExports(files: readonly OutputFile[], scripts: ReadonlyMap<string, Script>): OutputFile[] {
  const names = new Map<string, Names>();
  for (const { path, text } of files) {
    const script = scripts.get(path);
    if (script) names.set(script.address, ownNames(text, script.loaded));
  }
  return files.map((file) => {
    if (!file.path.endsWith('.js')) return file;
    const own = names.get(scripts.get(file.path)?.address ?? '');
    const exported = own ? file.text.replace(EXPORTS, (_, list: string) => exportList(list, own)) : file.text;
    const text = exported.replace(IMPORTS, (whole, word: string, list: string, from: string) => {
      const renamed = names.get(from);
      if (!renamed) return whole;
      const items = pairs(list).map(([name, local]) => written(renamed.get(name) ?? name, local));
      return `${word}{${items.sort(inOrder).join(',')}}from"${from}"`;
    });
    return { path: file.path, text, hash: file.hash, contents: new TextEncoder().encode(text) };
  });
}

function exportList(list: string, own: Names): string {
  const items = pairs(list).map(([local, name]) => written(local, own.get(name) ?? name));
  return `export{${items.sort(inOrder).join(',')}};`;
}

/** Short names first, then by letter: a sorted list packs better. */
const inOrder = (one: string, other: string): number =>
  nameIn(one).length - nameIn(other).length || (nameIn(one) < nameIn(other) ? -1 : 1);

const nameIn = (item: string): string => item.replace(/ as .*/, '');
