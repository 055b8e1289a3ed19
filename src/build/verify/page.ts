import { inlineScripts } from '../cdn/inline.ts';

/** What verify reads out of one of our HTML files. */
export interface Page {
  readonly version: string;
  readonly name: string;
  readonly merchantCode: string;
  /** Origin of the platform; empty for the site's own. */
  readonly apiOrigin: string;
  /** How the image hosts write an address. */
  readonly pictures: string;
  /** Hashed files that the page names, the tables and dictionaries that it asks for among them. */
  readonly named: readonly string[];
  /** Integrity by address, where the page gives one. */
  readonly integrity: ReadonlyMap<string, string>;
  /** CSP sources of its inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Hashed scripts and sheets that stand there without integrity. */
  readonly unsealed: readonly string[];
  /** What no build of ours writes into HTML. */
  readonly foreign: readonly string[];
  /** Whether it carries a snapshot: then the build knows no digest of it. */
  readonly snapshot: boolean;
  /** The Content-Security-Policy that came with it, empty for none. */
  readonly policy: string;
}

interface Manifest {
  readonly version?: string;
  readonly css?: Readonly<Record<string, string>>;
  readonly parts?: string;
  readonly further?: string;
  readonly rtl?: { readonly css?: Readonly<Record<string, string>>; readonly parts?: string };
  readonly texts?: Readonly<Record<string, string>>;
  readonly areas?: readonly string[];
  readonly site?: { readonly name?: string; merchantCode?: string; apiOrigin?: string; pictures?: string };
}

const matches = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text]) => text ?? '');

/**
 * Reads a page; undefined for HTML that holds no manifest.
 * @throws {SyntaxError} when its manifest is no JSON
 */
export function readPage(html: string, policy = ''): Page | undefined {
  const json = matches(html, /<script type="application\/json" id="leve">(.*?)<\/script>/gs)[0];
  if (json === undefined) return undefined;
  const manifest = JSON.parse(json) as Manifest;
  const { version = '', site = {} } = manifest;
  const tags = matches(html, /(<(?:script|link)\b[^>]*(?:src|href)="\/a\/[^>]*>)/g);
  const addressOf = (tag: string): string => matches(tag, /(?:src|href)="([^"]+)"/g)[0] ?? '';
  const sealed = tags.filter((tag) => tag.includes(' integrity="'));
  return {
    version,
    name: site.name ?? '',
    merchantCode: site.merchantCode ?? '',
    apiOrigin: site.apiOrigin ?? '',
    pictures: site.pictures ?? '{path}?w={width}&q={quality}',
    named: [...new Set([...tags.map(addressOf), ...tablesOf(manifest)])].filter((address) => address.startsWith('/')),
    integrity: new Map(sealed.map((tag) => [addressOf(tag), matches(tag, / integrity="([^"]*)"/g)[0] ?? ''])),
    inlineScripts: inlineScripts([html]),
    unsealed: tags.filter((tag) => !tag.includes(' integrity="')),
    foreign: foreignParts(html),
    snapshot: /^<!doctype html><html[^>]* data-snapshot=/.test(html),
    policy,
  };
}

/** Sheets, tables and dictionaries that a manifest leads to. */
const tablesOf = ({ css = {}, parts = '', further = '', rtl, texts = {}, areas = [] }: Manifest): string[] => [
  ...Object.values(css),
  ...Object.values(rtl?.css ?? {}),
  parts,
  further,
  rtl?.parts ?? '',
  ...Object.entries(texts).flatMap(([code, hash]) => areas.map((area) => `/l/${code}.${hash}/${area}.json`)),
];

const FRAMES = /<(?:iframe|object|embed|base|meta[^>]*http-equiv)\b[^>]*>|<link[^>]*rel="?stylesheet[^>]*>/gi;
const HANDLERS = /<[a-z][^<>]*\son(?:load|error|click)\s*=[^>]*>/gi;

/** Scripts beside the early one, our modules and data, and what else could act. */
function foreignParts(html: string): string[] {
  let inline = 0;
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)].filter(([, attributes = '']) => {
    if (attributes === '') {
      inline += 1;
      return inline > 1;
    }
    return !/^ type="application\/json" id="(?:leve|snapshot)"$|^ type="module" src="\/a\/[\w.-]+"/.test(attributes);
  });
  const rest = html.replace(/<(script|style)\b.*?<\/\1>/gis, '');
  return [...scripts.map(([tag]) => tag), ...[FRAMES, HANDLERS].flatMap((pattern) => rest.match(pattern) ?? [])].map(
    (tag) => tag.slice(0, 120),
  );
}
