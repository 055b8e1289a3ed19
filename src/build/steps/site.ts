import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';

/** Whose site this is: stamped into every HTML file, so that one bundle serves many brands. */
export interface Site {
  readonly name: string;
  readonly merchantCode: string;
  /** The platform's origin; empty when it answers on the site's own. */
  readonly apiOrigin: string;
  readonly languages: readonly string[];
}

const DEFAULT: Site = { name: 'Leve', merchantCode: 'leve', apiOrigin: '', languages: ['pt', 'en'] };

/** The brand in static/brand.json, or the sandbox's own. */
export async function readSite(options: BuildOptions): Promise<Site> {
  try {
    const brand = JSON.parse(await readFile(join(options.root, 'static', 'brand.json'), 'utf8')) as Partial<Site>;
    return { ...DEFAULT, ...brand };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return DEFAULT;
    throw error;
  }
}
