import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { BuildOptions } from '../options.ts';
import { ENTRY, pageSource } from './graph.ts';
import { closure } from './later.ts';

/** A part that comes by itself after the first paint, together with dictionaries: see `lazy`. It gives the import and the areas. */
const LATE_PART = /import\('([^']+)'\)[^;]*?texts: \[([^\]]+)\],\s*afterPaint: true/g;

/** Areas of texts that parts of a page bring by themselves, by page. */
export type LateTexts = (page: string) => readonly string[];

/** Finds the dictionaries that a visit downloads although its first render does not wait for them. */
export async function readLateTexts(options: BuildOptions, metafile: Metafile): Promise<LateTexts> {
  const modules = Object.entries(metafile.inputs).filter(([module]) => /^src\/app\/.*\.tsx(\?|$)/.test(module));
  const read = async ([module, { imports }]: (typeof modules)[number]) => {
    const text = await readFile(join(options.root, module.replace(/\?.*/, '')), 'utf8');
    const brought = [...text.matchAll(LATE_PART)].filter(([, part]) =>
      imports.some(({ original }) => original === part),
    );
    return [module, brought.flatMap(([, , areas]) => areas?.match(/\w+/g) ?? [])] as const;
  };
  const areas = new Map(await Promise.all(modules.map(read)));
  return (page) => {
    const shown = closure(metafile, [ENTRY, pageSource(page)]);
    return [...new Set([...shown].flatMap((module) => areas.get(module) ?? []))];
  };
}
