import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { evaluate } from './evaluate.ts';

/** A row of src/app/routes/table.ts, as far as the build reads it; the rest goes untouched to the page's frame. */
export interface Route {
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly page: string;
  readonly texts: readonly string[];
  readonly title?: string;
}

/** The files of a page's key, `home/Home`: its source, and what it may bring beside it (absolute paths). */
export function pageFiles(src: string, page: string) {
  const base = join(src, 'app', 'pages', page);
  const optional = (file: string): string | undefined => (existsSync(file) ? file : undefined);
  return {
    source: `${base}.tsx`,
    skeleton: optional(`${base}.skeleton.tsx`),
    critical: optional(`${base}.critical.css`),
  };
}

/**
 * Reads the route table (SPEC 2.1).
 * @throws {BuildFailure} when a page has no file, a path stands twice, or a path cannot be a file
 */
export async function readRoutes(options: BuildOptions): Promise<readonly Route[]> {
  const module = await evaluate({ entryPoints: [join(options.src, 'app', 'routes', 'table.ts')] });
  const routes = module.routes as readonly Route[] | undefined;
  if (!Array.isArray(routes) || routes.length === 0)
    throw new BuildFailure(['src/app/routes/table.ts exports no routes']);
  const faults = [...faultsOfPages(options.src, routes), ...faultsOfPaths(routes)];
  if (faults.length > 0) throw new BuildFailure(faults);
  return routes;
}

/** Every path under which a route is reached. */
export const pathsOf = (route: Route): readonly string[] => [route.path, ...(route.aliases ?? [])];

function faultsOfPages(src: string, routes: readonly Route[]): string[] {
  return routes
    .filter((route) => !existsSync(pageFiles(src, route.page).source))
    .map((route) => `route ${route.path}: there is no src/app/pages/${route.page}.tsx`);
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
