import type { RouteRow } from './row.ts';

const byPath = new Map<string, RouteRow>();

/** Makes the route table known. It comes from outside, as its pages have links to each other. */
export function knowRoutes(routes: readonly RouteRow[]): void {
  for (const row of routes) {
    for (const path of [row.path, ...(row.aliases || [])]) byPath.set(path, row);
  }
}

/** Home: where unknown paths lead (SPEC 2.1). */
export const HOME = '/m/home';

/** The row of a path, or undefined for an unknown one. */
export const matchRoute = (path: string): RouteRow | undefined => byPath.get(path);

/** True on the home paths, where the home header stands and the footer's home item is lit (SPEC 2.2). */
export const isHome = (path: string): boolean => byPath.get(path)?.path === HOME;
