import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { criticalFiles, type Graph } from '../report/graph.ts';
import { htmlDocument } from './document.ts';
import { writeFiles } from './files.ts';
import { pathsOf, type Route } from './routes.ts';
import type { Site } from './site.ts';
import type { Language } from './texts.ts';

/** What the HTML files are stamped from: what the other steps gave. */
export interface Stamp {
  readonly routes: readonly Route[];
  readonly graph: Graph;
  readonly languages: ReadonlyMap<string, Language>;
  readonly critical: ReadonlyMap<string, string>;
  readonly faces: ReadonlyMap<string, string>;
  readonly early: string;
  readonly site: Site;
  /** Files of `static`, for the icons' links. */
  readonly statics: readonly string[];
  /** A script that only the dev server adds. */
  readonly extra?: string;
}

const HOME = '/m/home';

/** Files served before the route's own texts: every page shows the frame. */
export const areasOf = (route: Route): string[] => [...new Set(['common', ...route.texts])];

/** The file of a path, as static servers look for it: `/m/login` is `m/login.html`, `/m/` is `m/index.html`. */
export function htmlFile(path: string): string {
  if (path.endsWith('.html')) return path.slice(1);
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
}

/**
 * Writes an HTML file for every path of every route, and the home page's as 404.html.
 * @returns the HTML by file name
 */
export async function stampHtml(options: BuildOptions, stamp: Stamp): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const route of stamp.routes) {
    const html = documentOf(route, stamp);
    for (const file of pathsOf(route).map(htmlFile)) {
      if (files.has(file) && files.get(file) !== html) throw new BuildFailure([`two routes want the file ${file}`]);
      files.set(file, html);
    }
  }
  const home = files.get(htmlFile(HOME));
  if (home === undefined) throw new BuildFailure([`the route table has no ${HOME}`]);
  files.set('404.html', home);
  await writeFiles([...files].map(([file, html]) => [join(options.public, file), html]));
  return files;
}

function documentOf(route: Route, stamp: Stamp): string {
  const { graph, site } = stamp;
  const { scripts, sheets } = criticalFiles(graph, route.page);
  return htmlDocument({
    site,
    title: titleOf(route, stamp),
    style: stamp.critical.get(route.page) ?? '',
    manifest: {
      css: sheetsByPart(graph),
      texts: Object.fromEntries([...stamp.languages.values()].map(({ code, hash }) => [code, hash])),
      areas: areasOf(route),
      site,
    },
    early: stamp.early + (stamp.extra ?? ''),
    entry: graph.entry.script,
    scripts: scripts.filter((script) => script !== graph.entry.script),
    sheets,
    icons: iconLinks(stamp.statics),
    face: stamp.faces.get(route.path) ?? '',
  });
}

/** The title that a link's preview shows before the app runs: Portuguese is the default (SPEC section 9). */
function titleOf(route: Route, { languages, site }: Stamp): string {
  const title = route.title === undefined ? undefined : languages.get('pt')?.areas.get('common')?.[route.title];
  return title === undefined || title === site.name ? site.name : `${title} · ${site.name}`;
}

/** Sheets by part, its file under src/app without the ending (`pages/home/Home`), as the app asks for them. */
const sheetsByPart = (graph: Graph): Record<string, string> =>
  Object.fromEntries(
    [...graph.chunks.values()].flatMap(({ source, sheet }) => (sheet === undefined ? [] : [[partOf(source), sheet]])),
  );

const partOf = (source: string): string => source.replace(/^src\/app\//, '').replace(/\.tsx?$/, '');

const ICON_LINKS: readonly (readonly [file: string, link: string])[] = [
  ['favicon.svg', '<link rel="icon" href="/favicon.svg">'],
  ['icons/apple-touch-icon.png', '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">'],
  ['site.webmanifest', '<link rel="manifest" href="/site.webmanifest">'],
];

const iconLinks = (statics: readonly string[]): string =>
  ICON_LINKS.filter(([file]) => statics.includes(file))
    .map(([, link]) => link)
    .join('');
