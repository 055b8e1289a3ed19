import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { criticalFiles, ENTRY_NAME, type Graph, pageSource } from '../report/graph.ts';
import { brandStyle } from '../site/tokens.ts';
import type { CriticalStyle } from './critical.ts';
import { htmlDocument, type InlineStyle, type SnapshotPart } from './document.ts';
import type { EarlyScripts } from './early.ts';
import { writeFiles } from './files.ts';
import { furtherFile, hashesOf, namedLanguages, namesRtl, rtlOf } from './further.ts';
import { contentHash, integrity } from './hash.ts';
import type { Legacy } from './legacy.ts';
import { pathsOf, type Route } from './routes.ts';
import type { Mirrored } from './rtl.ts';
import { readShortTokens, shortenStyle } from './short-tokens.ts';
import { appSite, type Site } from './site.ts';
import type { Language } from './texts.ts';

/** What the other steps gave for the HTML. */
export interface HtmlSources {
  readonly routes: readonly Route[];
  readonly graph: Graph;
  readonly languages: ReadonlyMap<string, Language>;
  readonly critical: CriticalStyle;
  readonly faces: ReadonlyMap<string, string>;
  readonly early: EarlyScripts;
  readonly legacy: Legacy;
  /** Files of `static`, for the icons' links. */
  readonly statics: readonly string[];
  /** There when the build has a language that is read from the right. */
  readonly rtl?: Mirrored | undefined;
}

/** One HTML file, under every name it has: all of it that no brand changes. */
export interface PagePlan {
  readonly path: string;
  /** The path and its aliases. */
  readonly paths: readonly string[];
  readonly files: readonly string[];
  /** Key of the title in the common dictionary. */
  readonly title?: string;
  readonly style: string;
  /** Address of the style's mirror image, where there is one. */
  readonly mirrored?: string;
  readonly areas: readonly string[];
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  readonly face: string;
}

/** A language, as far as the HTML names it. */
export interface LanguagePlan {
  readonly code: string;
  readonly hash: string;
  /** Titles of pages by key. */
  readonly titles: Readonly<Record<string, string>>;
  /** `area/key` of the texts that another language lends: see `Language`. */
  readonly lent: readonly string[];
}

/**
 * All that the HTML files are stamped from but the brand. It is kept beside the build as JSON, so that another brand, or a
 * snapshot, needs no second bundle.
 */
export interface HtmlPlan {
  /** Changes with every file that has a hash in its name. */
  readonly version: string;
  readonly early: EarlyScripts;
  /** The shell's whole style, which sets the tokens, by the names that the source and brands have for them. */
  readonly shell: string;
  /** Names of the tokens as they travel. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly entry: string;
  /** Sheets by part, as the app asks for them. */
  readonly css: Readonly<Record<string, string>>;
  /** Address of the same as JSON: an HTML file names its own route's sheets alone, the app asks for the others' once. */
  readonly parts: string;
  /** For languages that are read from the right: the mirrored sheets by the sheets' addresses, and their table of parts. */
  readonly rtl?: {
    readonly codes: readonly string[];
    readonly mark: string;
    readonly sheets: Readonly<Record<string, string>>;
    readonly parts: string;
  };
  /** Subresource integrity by address, of what an HTML file names. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly languages: readonly LanguagePlan[];
  readonly statics: readonly string[];
  readonly pages: readonly PagePlan[];
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
 * Plans an HTML file for every path of every route, the home page's also as 404.html.
 * @throws {BuildFailure} when two routes want one file, or there is no home page
 */
export async function planHtml(options: BuildOptions, sources: HtmlSources): Promise<HtmlPlan> {
  const { graph, languages, early, legacy, statics, rtl } = sources;
  const pages = sources.routes.map((route) => pagePlan(route, sources));
  const named = new Set([graph.entry.script, ...pages.flatMap(({ scripts, sheets }) => [...scripts, ...sheets])]);
  const titles = new Set(pages.flatMap(({ title }) => title ?? []));
  const css = sheetsByPart(graph);
  const scripts = namedScripts(sources);
  const parts = await writeParts(options, '', css, scripts);
  const turned =
    rtl && Object.fromEntries(Object.entries(css).map(([part, sheet]) => [part, rtl.sheets[sheet] ?? sheet]));
  const hashes = [...languages.values()].map(({ code, hash }) => `${code}.${hash}`);
  const chunks = [...graph.chunks.values()].flatMap((chunk) => [chunk.script, ...chunk.imports]);
  return {
    version: contentHash(JSON.stringify([hashes, chunks, css, legacy.address, rtl, early.further])),
    early,
    shell: sources.critical.shell,
    tokens: Object.fromEntries(readShortTokens(options)),
    entry: graph.entry.script,
    css,
    parts,
    ...(rtl &&
      turned && {
        rtl: {
          codes: rtl.codes,
          mark: rtl.mark,
          sheets: rtl.sheets,
          parts: await writeParts(options, 'rtl/', turned, scripts),
        },
      }),
    integrity: await integrityOf(options, named),
    languages: [...languages.values()].map((language) => languagePlan(language, titles)),
    statics,
    pages: withoutDoubles(pages),
  };
}

/**
 * Writes the HTML files of a brand, and the file of its further languages. `extra` is a script that only the dev server adds.
 * @returns names of files beside the HTML, relative to the public folder
 */
export async function stampHtml(publicDir: string, plan: HtmlPlan, site: Site, extra = ''): Promise<string[]> {
  const further = furtherFile(plan, site);
  await writeFiles([
    ...plan.pages.flatMap((page) => {
      const html = documentOf(page, plan, site, { extra });
      return page.files.map((file) => [join(publicDir, file), html] as const);
    }),
    ...(further ? [[join(publicDir, further.address), further.text] as const] : []),
  ]);
  return further ? [further.address.slice(1)] : [];
}

function pagePlan(route: Route, { graph, critical, faces, rtl }: HtmlSources): PagePlan {
  const { scripts, sheets } = criticalFiles(graph, route.page);
  const paths = pathsOf(route);
  const files = paths.map(htmlFile);
  return {
    path: route.path,
    paths,
    files: route.path === HOME ? [...files, '404.html'] : files,
    ...(route.title !== undefined && { title: route.title }),
    style: critical.pages.get(route.page) ?? '',
    ...(rtl && { mirrored: rtl.critical.get(route.page) ?? '' }),
    areas: areasOf(route),
    scripts: scripts.filter((script) => script !== graph.entry.script),
    sheets,
    face: faces.get(route.path) ?? '',
  };
}

/** Two routes may share a file when their HTML is the same; it is then written once. */
function withoutDoubles(pages: readonly PagePlan[]): PagePlan[] {
  const owners = new Map<string, string>();
  const kept = pages.map((page) => {
    const { path: _path, paths: _paths, files, ...content } = page;
    const text = JSON.stringify(content);
    for (const file of files) {
      if ((owners.get(file) ?? text) !== text) throw new BuildFailure([`two routes want the file ${file}`]);
    }
    const own = files.filter((file) => !owners.has(file));
    for (const file of own) owners.set(file, text);
    return { ...page, files: own };
  });
  if (!owners.has('404.html')) throw new BuildFailure([`the route table has no ${HOME}`]);
  return kept;
}

function languagePlan({ code, hash, areas, lent }: Language, keys: ReadonlySet<string>): LanguagePlan {
  const common = areas.get('common') ?? {};
  return { code, hash, lent, titles: Object.fromEntries([...keys].map((key) => [key, common[key] ?? ''])) };
}

async function integrityOf(options: BuildOptions, addresses: ReadonlySet<string>): Promise<Record<string, string>> {
  const one = async (address: string) => [address, integrity(await readFile(join(options.public, address)))] as const;
  return Object.fromEntries(await Promise.all([...addresses].map(one)));
}

/** What a snapshot puts into one page's HTML. */
export interface PageSnapshot extends Omit<SnapshotPart, 'skeleton'> {
  /** Text of each of the page's sheets: they stand inline, as nothing of the first screen may wait for them. */
  readonly sheets: Readonly<Record<string, string>>;
}

/** The HTML of one page for a brand, with its skeleton or with a snapshot. */
export function documentOf(
  page: PagePlan,
  plan: HtmlPlan,
  site: Site,
  { extra = '', snapshot }: { readonly extra?: string; readonly snapshot?: PageSnapshot } = {},
): string {
  const further = furtherFile(plan, site)?.address;
  return htmlDocument({
    site,
    title: titleOf(page, plan, site),
    styles: stylesOf(page, plan, site, snapshot),
    manifest: {
      version: plan.version,
      css: ownSheets(page, plan, snapshot),
      parts: plan.parts,
      ...(namesRtl(plan, site) && { rtl: rtlOf(plan, site) }),
      texts: hashesOf(plan, namedLanguages(site)),
      ...(further && { further }),
      areas: page.areas,
      site: appSite(site),
    },
    early: earlyScript(plan, site, snapshot !== undefined) + extra,
    ...firstPictureOf(plan, site),
    entry: plan.entry,
    scripts: page.scripts,
    sheets: snapshot ? [] : page.sheets,
    integrity: plan.integrity,
    icons: iconLinks(plan.statics),
    face: page.face,
    ...(snapshot && { snapshot }),
  });
}

/** Where the language is still to be found out, by the early script, nobody knows before whether a snapshot is for this visitor. */
const firstPictureOf = ({ early }: HtmlPlan, { languageOffer }: Site): { readonly firstPicture?: string } =>
  languageOffer === 'follow' ? {} : { firstPicture: early.firstPicture };

/** The script in the head of a brand's HTML, or of its snapshots. */
export function earlyScript(plan: HtmlPlan, site: Site, snapshot: boolean): string {
  const { plain, snapshot: plainSnapshot, turned, turnedSnapshot, follow } = plan.early;
  const first =
    site.languageOffer === 'follow' ? `{const followLanguages=${JSON.stringify(site.languages)};${follow}}` : '';
  if (namesRtl(plan, site)) return first + (snapshot ? turnedSnapshot : turned);
  return first + (snapshot ? plainSnapshot : plain);
}

/** The styles that stand in the file: the critical one, the brand's tokens, and a snapshot's sheets. */
function stylesOf(
  page: PagePlan,
  { rtl, shell, tokens }: HtmlPlan,
  site: Site,
  snapshot: PageSnapshot | undefined,
): InlineStyle[] {
  const brand = shortenStyle(brandStyle(shell, site.tokens), new Map(Object.entries(tokens)));
  const sheets = Object.entries(snapshot?.sheets ?? {});
  if (!hasRtl(rtl, site)) return [page.style + brand, ...sheets.map(([, text]) => text)].map((text) => ({ text }));
  return [
    { text: page.style, mirrored: page.mirrored },
    ...(brand ? [{ text: brand }] : []),
    ...sheets.map(([sheet, text]) => ({ text, mirrored: rtl.sheets[sheet] })),
  ];
}

const hasRtl = (rtl: HtmlPlan['rtl'], site: Site): rtl is NonNullable<HtmlPlan['rtl']> =>
  rtl?.codes.some((code) => site.languages.includes(code)) ?? false;

/** The title that a link's preview shows before the app runs, in the brand's own language. */
function titleOf(page: PagePlan, { languages }: HtmlPlan, site: Site): string {
  const titles = languages.find(({ code }) => code === site.defaultLanguage)?.titles;
  const title = page.title === undefined ? undefined : titles?.[page.title];
  return !title || title === site.name ? site.name : `${title} · ${site.name}`;
}

const sheetsByPart = (graph: Graph): Record<string, string> =>
  Object.fromEntries(
    [...graph.chunks.values()].flatMap(({ name, sheet }) => (sheet === undefined ? [] : [[name, sheet]])),
  );

/** The sheets that the file itself sees to; '' for one that stands in it. */
function ownSheets(
  { sheets }: PagePlan,
  { css }: HtmlPlan,
  snapshot: PageSnapshot | undefined,
): Record<string, string> {
  const own = Object.entries(css).filter(([, sheet]) => sheets.includes(sheet));
  return Object.fromEntries(own.map(([part, sheet]) => [part, snapshot?.sheets[sheet] === undefined ? sheet : '']));
}

/**
 * Writes which sheet each part has as a file that never changes under its name, and gives its address: the hash by the name of the
 * part, before it the name of another part whose sheet it shares, and behind a point the hash of a script that the first one asks for. Every visit pays for
 * this table: the entry's own sheet, which nobody asks for, is left out.
 */
async function writeParts(
  { public: folder }: BuildOptions,
  under: '' | 'rtl/',
  css: Readonly<Record<string, string>>,
  scripts: Readonly<Record<string, string>>,
): Promise<string> {
  const sheets = hashesByName(css);
  const names = [...new Set([...Object.keys(sheets), ...Object.keys(scripts)])].sort();
  const text = JSON.stringify(names.map((name) => ` ${name} ${sheets[name] ?? ''}${scripts[name] ?? ''}`).join(''));
  const address = `/a/${under}parts-${contentHash(text)}.json`;
  await writeFiles([[join(folder, address), text]]);
  return address;
}

/** Hashes of the scripts that the first one asks for, pages among them, behind a point, by their names. */
function namedScripts({ graph, routes }: HtmlSources): Record<string, string> {
  const pages = routes.map(({ page }) => graph.chunks.get(pageSource(page))?.script ?? '');
  const hashes = new Map<string, string>();
  for (const script of new Set([...pages, ...graph.entry.later])) {
    const [, name = '', hash = ''] = /^\/a\/(.+)-(\w+)\.js$/.exec(script) ?? [];
    if (hashes.has(name)) throw new BuildFailure([`two scripts that the first one asks for are called ${name}`]);
    if (hash) hashes.set(name, `.${hash}`);
  }
  return Object.fromEntries(hashes);
}

function hashesByName(css: Readonly<Record<string, string>>): Record<string, string> {
  const hashes: Record<string, string> = {};
  const asked = Object.entries(css).filter(([name]) => name !== ENTRY_NAME);
  for (const [name, sheet] of asked.sort()) {
    const [, owner = '', hash = ''] = /^\/a\/(.+)-(\w+)\.css$/.exec(sheet) ?? [];
    hashes[name] = owner === name ? hash : `${owner}-${hash}`;
  }
  return hashes;
}

const ICON_LINKS: readonly (readonly [file: string, link: string])[] = [
  ['favicon.svg', '<link rel="icon" href="/favicon.svg">'],
  ['icons/apple-touch-icon.png', '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">'],
  ['site.webmanifest', '<link rel="manifest" href="/site.webmanifest">'],
];

const iconLinks = (statics: readonly string[]): string =>
  ICON_LINKS.filter(([file]) => statics.includes(file))
    .map(([, link]) => link)
    .join('');
