import type { Site } from '../stores/system/system.ts';

/** What the build stamps into every HTML file: where things are, and whose site this is. */
export interface Manifest {
  /** Changes with every file that has a hash in its name. */
  version: string;
  /** Style sheets of this route's own parts; '' for one that stands in the HTML. */
  css: Record<string, string>;
  /** Address of the table of all parts' style sheets: see lib/lazy-part.ts. */
  parts: string;
  /** Hash of the dictionaries of the languages that the HTML names. */
  texts: Record<string, string>;
  /** Address of a module that adds the site's other languages to the manifest in the page (src/build/steps/further.js). */
  further?: string;
  /** Where some languages are read from the right. */
  rtl?: { readonly codes: readonly string[] };
  site: Site;
}

/** Reads the manifest. @throws when the HTML carries none: then this is not our HTML. */
export function readManifest(): Manifest {
  return JSON.parse(document.getElementById('leve')?.textContent || '') as Manifest;
}
