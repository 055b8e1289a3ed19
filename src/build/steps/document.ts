import { heroOf } from '../snapshot/markup.ts';
import { connections, type Site, themeColor } from './site.ts';

/** All that one HTML file is made of. */
export interface DocumentParts {
  readonly site: Site;
  readonly title: string;
  /** Styles that stand in the file: first the critical one. */
  readonly styles: readonly InlineStyle[];
  /** Read by the early script and by the app. */
  readonly manifest: object;
  readonly early: string;
  /** Stands before the styles of a snapshot whose first picture is known. */
  readonly firstPicture?: string;
  /** The entry's address. */
  readonly entry: string;
  /** Addresses of the other scripts on the way to the first render. */
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  /** Subresource integrity by address. */
  readonly integrity: Readonly<Record<string, string>>;
  /** `<link>`s of icons and of the web manifest. */
  readonly icons: string;
  /** The skeleton. */
  readonly face: string;
  readonly snapshot?: SnapshotPart;
}

/** A style in the HTML, and where its mirror image is had, for languages that are read from the right. */
export interface InlineStyle {
  readonly text: string;
  readonly mirrored?: string | undefined;
}

/** What a snapshot of the platform shows in the skeleton's place (src/build/snapshot). */
export interface SnapshotPart {
  readonly html: string;
  /** What stores take over from it. */
  readonly parts: Readonly<Record<string, unknown>>;
  readonly language: string;
  /** The addresses whose screen this is. */
  readonly paths: readonly string[];
  /** Image hosts, '' for the site's own origin. */
  readonly hosts: readonly string[];
  /** Set where the screen is that of the address without a query; the pictures of a grid are as wide as its cells turn out. */
  readonly exact?: 'grid' | 'page';
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON that no parser of HTML can mistake for the end of its script. */
const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The attribute by which a browser refuses other bytes than those that were built. */
const sealed = ({ integrity }: DocumentParts, address: string): string =>
  integrity[address] === undefined ? '' : ` integrity="${integrity[address]}"`;

/** How wide a grid's pictures are drawn is not known before its cells are. */
const heroIn = ({ exact, html }: SnapshotPart): string | undefined => (exact === 'grid' ? undefined : heroOf(html));

const firstPictureOf = ({ snapshot, firstPicture }: DocumentParts): string =>
  firstPicture && snapshot && heroIn(snapshot) ? `<script>${firstPicture}</script>` : '';

/** Tells the early script whose snapshot this is. */
function markOf({ snapshot }: DocumentParts): string {
  if (!snapshot) return '';
  const { language, paths, hosts, exact } = snapshot;
  const hero = heroIn(snapshot);
  return ` data-snapshot="${language}" data-paths="${escapeHtml(paths.join(' '))}" data-hosts="${escapeHtml(JSON.stringify(hosts))}"${exact ? ` data-exact="${exact}"` : ''}${hero ? ` data-hero="${hero}"` : ''}`;
}

/** Behind a snapshot stands its data, and the skeleton for whom it is not. */
const behind = ({ snapshot, face }: DocumentParts): string[] =>
  snapshot
    ? [
        `<script type="application/json" id="snapshot">${scriptJson(snapshot.parts)}</script>`,
        `<template id="face">${face}</template>`,
      ]
    : [];

/**
 * One HTML file (DESIGN.md section 4): it paints the skeleton by itself, and names exactly the bytes its route needs. The
 * early script stands before all but the sheets' links, whose integrity it reads, so that language and theme are right at the
 * first paint.
 */
export const htmlDocument = (parts: DocumentParts): string =>
  [
    `<!doctype html><html lang="${parts.site.defaultLanguage}" data-theme="dark"${markOf(parts)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta name="text-scale" content="scale">${firstPictureOf(parts)}`,
    `<title>${escapeHtml(parts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(`${parts.title}. ${parts.site.description}`)}">`,
    `<meta name="theme-color" content="${themeColor(parts.site)}"><meta name="format-detection" content="telephone=no">`,
    ...parts.styles.map(({ text, mirrored }) => `<style${mirrored ? ` data-rtl="${mirrored}"` : ''}>${text}</style>`),
    ...parts.sheets.map((sheet) => `<link rel="preload" as="style" href="${sheet}"${sealed(parts, sheet)}>`),
    `<script type="application/json" id="leve">${scriptJson(parts.manifest)}</script>`,
    `<script>${parts.early}</script>`,
    `<script type="module" src="${parts.entry}"${sealed(parts, parts.entry)}></script>`,
    ...parts.scripts.map((script) => `<link rel="modulepreload" href="${script}"${sealed(parts, script)}>`),
    ...connections(parts.site).map((origin) => `<link rel="preconnect" href="${origin}" crossorigin>`),
    parts.icons,
    `</head><body><div id="root">${parts.snapshot?.html ?? parts.face}</div>`,
    ...behind(parts),
    `<noscript>${escapeHtml(parts.site.name)}: ative o JavaScript. Please turn JavaScript on.</noscript></body></html>`,
  ].join('');
