import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { BuildOptions } from '../options.ts';
import { ENTRY, pageSource } from './graph.ts';
import { closure } from './later.ts';

/** A part that comes by itself after the first paint, together with texts of its own: see `withTexts` of a page's folder. */
const WITH_TEXTS = /withTexts\(\(\) => import\('[^']+'\)\)[^;]*?afterPaint: true/;

/** The areas that a `withTexts` loads. */
const AREAS = /loadTexts\(language\(\), \[([^\]]+)\]\)/;

/** Areas of texts that parts of a page bring by themselves, by page. */
export type LateTexts = (page: string) => readonly string[];

/** Finds the dictionaries that a visit downloads although its first render does not wait for them. */
export async function readLateTexts(options: BuildOptions, metafile: Metafile): Promise<LateTexts> {
  const modules = Object.keys(metafile.inputs).filter((module) => /^src\/app\/.*\.tsx$/.test(module));
  const read = async (module: string) => [module, await readFile(join(options.root, module), 'utf8')] as const;
  const texts = new Map(await Promise.all(modules.map(read)));
  const areasOf = (module: string): string[] => {
    if (!WITH_TEXTS.test(texts.get(module) ?? '')) return [];
    const loaders = (metafile.inputs[module]?.imports ?? []).map(({ path }) => AREAS.exec(texts.get(path) ?? '')?.[1]);
    return loaders.flatMap((list) => list?.match(/\w+/g) ?? []);
  };
  return (page) => [...new Set([...closure(metafile, [ENTRY, pageSource(page)])].flatMap(areasOf))];
}
