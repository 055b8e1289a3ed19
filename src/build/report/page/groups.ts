import type { RouteSizes } from '../measure.ts';
import { type Modules, packageOf } from '../modules.ts';
import type { Node } from './treemap.ts';

/** What a route downloads for its first render, by owner: packages, rooms of the app, HTML and dictionaries, in bytes of brotli. */
export function groupsOf(route: RouteSizes, chunks: ReadonlyMap<string, Modules>): Node[] {
  const groups = new Map<string, Map<string, { brotli: number; minified: number }>>();
  const add = (group: string, name: string, brotli: number, minified: number): void => {
    const members = groups.get(group) ?? new Map<string, { brotli: number; minified: number }>();
    const known = members.get(name) ?? { brotli: 0, minified: 0 };
    members.set(name, { brotli: known.brotli + brotli, minified: known.minified + minified });
    groups.set(group, members);
  };
  for (const { address, type, raw, brotli } of route.files) {
    const modules = Object.entries(chunks.get(address) ?? {});
    // A module's part of a compressed file cannot be told; its part of the file before compression stands for it.
    for (const [module, bytes] of modules) add(groupOf(module), module, (brotli * bytes) / raw, bytes);
    const glue = raw - modules.reduce((sum, [, bytes]) => sum + bytes, 0);
    const own = modules.length > 0 ? 'esbuild' : ownGroup(type);
    if (glue > 0) add(own, hashFree(address), (brotli * glue) / raw, glue);
  }
  return [...groups].map(([name, members]) => nodeOf(name, members)).sort((a, b) => b.bytes - a.bytes);
}

/** An address without the hash in it: `/a/entry-ABCD2345.js` is `/a/entry.js`. */
export const hashFree = (address: string): string =>
  address.replace(/-[A-Z\d]{5,8}(?=\.\w+$)/i, '').replace(/^(\/l\/\w+)\.[^/]+/, '$1');

const ownGroup = (type: string): string => (type === 'document' ? 'HTML' : 'texts');

function groupOf(module: string): string {
  const brought = packageOf(module);
  if (brought !== undefined) return brought.startsWith('@preact/') ? 'preact' : brought;
  if (module.endsWith('.css')) return 'styles';
  return module.match(/^src\/(?:app\/)?([\w-]+)\//)?.[1] ?? 'other';
}

function nodeOf(name: string, members: ReadonlyMap<string, { brotli: number; minified: number }>): Node {
  const children = [...members].map(([module, { brotli, minified }]) => ({
    name: module,
    bytes: brotli,
    hint: `${module}\n${Math.round(brotli)} B of brotli, ${minified} B minified`,
  }));
  return { name, bytes: children.reduce((sum, { bytes }) => sum + bytes, 0), children };
}
