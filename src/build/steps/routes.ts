import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { evaluate } from './evaluate.ts';
import type { SourceEdit } from './source-edits.ts';

/** A row of src/app/routes/table.ts, as far as the build reads it; the rest goes untouched to the page's frame. */
export interface Route {
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly page: string;
  readonly texts: readonly string[];
  readonly title?: string;
  /** Lines of bones that stand for a page without a skeleton. */
  readonly bones?: number;
}

/** Where the route table says how many bones a page has, which is of use to the build alone, and what is left of a row's differences. */
const BONES = /\bbones: \d+,?\s*/g;
const SAME = /\{\s*\.\.\.([A-Z]+),?\s*\}/g;
const NOTHING = /,\s*\{\s*\}/g;

/** The route table without what only the build reads; any other module as it is. */
export const withoutBones =
  (src: string): SourceEdit =>
  (text, path) =>
    path === join(src, 'app', 'routes', 'table.ts')
      ? text.replace(BONES, '').replace(SAME, '$1').replace(NOTHING, '')
      : text;

/** The files of a page's key, `home/Home`: its source, and what it may bring beside it (absolute paths). */
export function pageFiles(src: string, page: string) {
  const base = join(src, 'app', 'pages', page);
  const optional = (file: string): string | undefined => (existsSync(file) ? file : undefined);
  return {
    source: `${base}.tsx`,
    skeleton: optional(`${base}.skeleton.tsx`),
  };
}

/** The bones of pages without a skeleton of their own. */
export const bonesFile = (src: string): string => join(src, 'app', 'ui', 'bones', 'Bones.tsx');

/** The module that draws a page before its script, if anything does. */
export const skeletonFile = (src: string, { page, bones }: Route): string | undefined =>
  pageFiles(src, page).skeleton ?? (bones === undefined ? undefined : bonesFile(src));

/**
 * Reads the route table (SPEC 2.1). A row's page is the file that its `import()` names, under src/app/pages and without its ending.
 * @param read takes the absolute paths of the files that were read
 * @throws {BuildFailure} when a page has no file, a path stands twice, or a path cannot be a file
 */
export async function readRoutes(options: BuildOptions, read?: Set<string>): Promise<readonly Route[]> {
  const pages = join(options.src, 'app', 'pages');
  const table = join(options.src, 'app', 'routes', 'table.ts');
  const module = await evaluate({ entryPoints: [table], plugins: [namedImports(pages)] }, read);
  const rows = module.routes as readonly (Omit<Route, 'page'> & { page: () => unknown })[] | undefined;
  if (!Array.isArray(rows) || rows.length === 0) throw new BuildFailure(['src/app/routes/table.ts exports no routes']);
  const routes = rows.map((row): Route => ({ ...row, page: /import\("([^"]+)"\)/.exec(String(row.page))?.[1] ?? '' }));
  const faults = [...faultsOfPages(options.src, routes), ...faultsOfPaths(routes)];
  if (faults.length > 0) throw new BuildFailure(faults);
  return routes;
}

/** Leaves `import()`s where they are, with the name of their page. */
const namedImports = (pages: string): Plugin => ({
  name: 'named-imports',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import'
        ? { path: relative(pages, join(resolveDir, path)).replace(/\.tsx$/, ''), external: true }
        : undefined,
    );
  },
});

/** Every path under which a route is reached. */
export const pathsOf = (route: Route): readonly string[] => [route.path, ...(route.aliases ?? [])];

function faultsOfPages(src: string, routes: readonly Route[]): string[] {
  return routes
    .filter((route) => !existsSync(pageFiles(src, route.page).source))
    .map((route) => `route ${route.path}: there is no src/app/pages/${route.page || '?'}.tsx`);
}

function faultsOfPaths(routes: readonly Route[]): string[] {
  const seen = new Set<string>();
  return routes.flatMap(pathsOf).flatMap((path) => {
    const faults = [];
    if (seen.has(path)) faults.push(`route ${path} stands twice in the table`);
    if (!/^\/[\w./-]*$/.test(path))
      faults.push(`route ${path}: a file is made for each path, so it can hold no pattern`);
    seen.add(path);
    return faults;
  });
}
