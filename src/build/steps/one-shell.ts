import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Loader, Plugin } from 'esbuild';

/** The page of a part in a page's folder, as `GameList.tsx` of `GameList.parts/FilterDrawer.tsx`: the part never runs before it. */
export function pageOfPart(path: string): string | undefined {
  const page = /^(.*)\.parts\/[^/]+$/.exec(path)?.[1];
  return page && `${page}.tsx`;
}

/** What the pages of an area share, as `account/shared.ts` of `account/parts/Captcha.tsx`: no part of the area runs before it. */
export function sharedOfPart(path: string): string | undefined {
  const area = /^(.*\/pages\/[^/]+)\/parts\/[^/]+$/.exec(path)?.[1];
  return area && `${area}/shared.ts`;
}

/**
 * Esbuild makes a chunk of every set of parts that share a module: with a shell that all parts use in their own way that is dozens of
 * requests. A part never runs before the shell, but esbuild cannot know it, so each file that is imported by `import()` gets a static
 * import of the entry: then every module of the shell is shared by all, and all of it is one chunk. What a page shares with the parts in
 * its own folder comes in the page's chunk, in the same way, and what several pages of an area share with its parts in the area's. The modules of a kit (boot/*-kit.ts, chrome/*-kit.ts, pages/<area>/*-kit.ts) bring each other along:
 * whoever uses one of them uses all, and they are one chunk too.
 */
export function oneShell(src: string): { plugin: Plugin; joined: (path: string, source: string) => string } {
  const entry = join(src, 'app', 'boot', 'entry.tsx');
  const parts = new Set<string>();
  const kits = kitsOf(join(src, 'app'));
  /** The files that a file brings along, beside those that it says itself. */
  const brought = (path: string): string[] => {
    const before = [entry, pageOfPart(path), sharedOfPart(path)].filter((file) => file !== undefined);
    return [
      ...(parts.has(path) ? before : []),
      ...kits.flatMap(({ kit, members }) => (members.has(path) ? [kit] : [])),
    ];
  };
  const joined = (path: string, source: string): string =>
    brought(path)
      .map((file) => `import ${JSON.stringify(file)};`)
      .join('') + source;

  const plugin: Plugin = {
    name: 'one-shell',
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === plugin.name || !resolveDir.startsWith(src)) return undefined;
        const found = await build.resolve(path, { kind, resolveDir, pluginData: plugin.name });
        if (found.errors.length === 0) parts.add(found.path);
        return found;
      });
      build.onLoad({ filter: /\/src\/app\/.*\.tsx?$/ }, async ({ path }) => {
        if (brought(path).length === 0) return undefined;
        return { contents: joined(path, await readFile(path, 'utf8')), loader: path.split('.').pop() as Loader };
      });
    },
  };
  return { plugin, joined };
}

/** The kits of a project, and the files that each lists: those of boot, those of all pages in chrome, those of an area's pages in its folder. */
function kitsOf(app: string): { kit: string; members: ReadonlySet<string> }[] {
  const pages = join(app, 'pages');
  const areas = existsSync(pages) ? readdirSync(pages).map((area) => join(pages, area)) : [];
  return [join(app, 'boot'), join(app, 'chrome'), ...areas].flatMap((folder) => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('-kit.ts')) : [];
    return names.map((name) => ({ kit: join(folder, name), members: membersOf(join(folder, name)) }));
  });
}

function membersOf(kit: string): ReadonlySet<string> {
  const listed = readFileSync(kit, 'utf8').matchAll(/^import '([^']+)';$/gm);
  return new Set([...listed].map(([, path = '']) => join(dirname(kit), path)));
}
