import { inlineScripts } from '../cdn/inline.ts';

/** What verify reads out of one of our HTML files. */
export interface Page {
  readonly version: string;
  /** Hashed files that the page names. */
  readonly named: readonly string[];
  /** Addresses of its dictionaries, one for each language. */
  readonly texts: readonly string[];
  /** CSP sources of its inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Hashed scripts and sheets that stand there without integrity. */
  readonly unsealed: readonly string[];
}

interface Manifest {
  readonly version?: string;
  readonly texts?: Readonly<Record<string, string>>;
  readonly areas?: readonly string[];
}

const matches = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text]) => text ?? '');

/** Reads a page; undefined for HTML that is none of ours. */
export function readPage(html: string): Page | undefined {
  const json = matches(html, /<script type="application\/json" id="leve">(.*?)<\/script>/gs)[0];
  if (json === undefined) return undefined;
  const { version = '', texts = {}, areas = [] } = JSON.parse(json) as Manifest;
  const tags = matches(html, /(<(?:script|link)\b[^>]*(?:src|href)="\/a\/[^>]*>)/g);
  return {
    version,
    named: [...new Set(tags.flatMap((tag) => matches(tag, /(?:src|href)="([^"]+)"/g)))],
    texts: Object.entries(texts).map(([code, hash]) => `/l/${code}.${hash}/${areas[0] ?? 'common'}.json`),
    inlineScripts: inlineScripts([html]),
    unsealed: tags.filter((tag) => !tag.includes(' integrity="')),
  };
}
