import type { Plugin } from 'esbuild';
import type { BuildOptions } from '../options.ts';
import { pageFiles, pathsOf, type Route } from '../steps/routes.ts';
import { OPEN } from './front.ts';

/** As many pages as are bundled at a time: each makes every build longer, and nobody works at more. */
const MOST = 6;

/** The page that unknown paths of the app lead to. */
const APP = '/m/';
const HOME = '/m/home';

/** Stands in the bundle for a page that is not open: once it is shown, it asks for itself, and comes with the next load. */
const CLOSED = `
let asked;
export default function ClosedPage() {
  asked = asked || fetch('${OPEN}' + location.pathname).then(({ ok }) => ok && location.reload()).finally(() => { asked = undefined; });
  return null;
}`;

/** The pages that were opened last. All others are left out of a dev build, and with them most of its time. */
export interface OpenPages {
  /** Leaves closed pages out of a bundle; stands before what reads modules. */
  readonly plugin: Plugin;
  /** Hears which pages there are. */
  know(routes: readonly Route[]): void;
  /** Opens the page of a document's path, if it has one. @returns whether it was closed */
  open(path: string): boolean;
}

/** All pages are in the bundle, from the start. */
export const ALL_PAGES: OpenPages = {
  plugin: { name: 'all-pages', setup: () => undefined },
  know: () => undefined,
  open: () => false,
};

/** Opens no page yet. */
export function openPages({ src }: BuildOptions): OpenPages {
  /** Sources of pages, by the paths that lead to them. */
  let sources: ReadonlyMap<string, string> = new Map();
  let all: ReadonlySet<string> = new Set();
  /** Sources of open pages; the one that was asked for last stands last. */
  const open = new Set<string>();
  return {
    plugin: {
      name: 'open-pages',
      setup(build) {
        build.onLoad({ filter: /[\\/]app[\\/]pages[\\/].*\.tsx$/ }, ({ path }) =>
          all.has(path) && !open.has(path) ? { contents: CLOSED, loader: 'js' } : undefined,
        );
      },
    },
    know(routes) {
      const sourceOf = (route: Route): string => pageFiles(src, route.page).source;
      sources = new Map(routes.flatMap((route) => pathsOf(route).map((path) => [path, sourceOf(route)] as const)));
      all = new Set(sources.values());
    },
    open(path) {
      const source = sources.get(path) ?? (path.startsWith(APP) ? sources.get(HOME) : undefined);
      if (source === undefined) return false;
      const wasClosed = !open.delete(source);
      open.add(source);
      for (const oldest of [...open].slice(0, -MOST)) open.delete(oldest);
      return wasClosed;
    },
  };
}
