import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import type { BuildOptions } from '../options.ts';
import { ENTRY, type Graph, pageSource } from './graph.ts';

/** Ways by which a module brings a part after the first paint without anybody asking: `usePart` and an idle moment. */
const AFTER_PAINT = [/import\('([^']+)'\)[^;]*?afterPaint: true/g, /whenIdle\([^;]*?import\('([^']+)'\)/g];

/** Parts that come for no visitor until a brand switches them on, whoever imports them: they have a limit of their own. */
const OPT_IN: readonly string[] = ['src/app/device/vitals.ts'];

/** What is offered: the app by home on a second visit, or when the first one has lasted a while; before it, a browser's own language. */
const OFFERS: readonly string[] = [
  'src/app/chrome/download/DownloadBar.tsx',
  'src/app/chrome/language/other-language.tsx',
];

/** Parts that come for members alone, and only where the site has switched them on. */
const FOR_MEMBERS: readonly string[] = [
  'src/app/chrome/guard/start.ts',
  'src/app/chrome/guard/Guard.tsx',
  'src/app/stores/member/count-badges.ts',
];

/** Areas of texts that these bring. */
export const MEMBER_TEXTS: readonly string[] = ['guard'];

/** A part that comes with the visitor's first step to another page, or out of what is kept. */
const ON_A_STEP: readonly string[] = ['src/app/boot/no-line.ts'];

/** Areas of texts that it brings. */
export const STEP_TEXTS: readonly string[] = ['line'];

const APART: readonly string[] = [...OPT_IN, ...OFFERS, ...FOR_MEMBERS, ...ON_A_STEP];

/** A function that brings a part, by its name. */
const LOADER = /const (\w+) = \(\) => import\('([^']+)'\)/g;

/** What a module's text says it imports after the first paint: directly, or by a loader that an idle moment calls. */
function announcedIn(text: string): string[] {
  const direct = AFTER_PAINT.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));
  const called = [...text.matchAll(LOADER)]
    .filter(([, loader]) => new RegExp(`whenIdle\\([^]{0,200}?\\b${loader}\\(`).test(text))
    .map((match) => match[2] ?? '');
  return [...direct, ...called];
}

/** Sources of the parts that come by themselves after the first paint of a page, by page. */
export type LaterParts = (page: string) => readonly string[];

/**
 * Finds the parts that a visit downloads although its first render does not wait for them, so that they are counted beside it.
 * What such a part can bring in its turn counts too, whether it is asked for or not: the figure is the most that can come.
 */
export async function readLater(options: BuildOptions, metafile: Metafile): Promise<LaterParts> {
  const announced = await announcedParts(options, metafile);
  const known = new Map<string, readonly string[]>();
  return (page) => {
    const found = known.get(page) ?? laterOf(metafile, announced, page);
    known.set(page, found);
    return found;
  };
}

/** Files of a page's later parts that its first render does not bring: scripts and sheets by address, each once. */
export function laterFiles(graph: Graph, parts: readonly string[], critical: readonly string[]) {
  const chunks = parts.flatMap((part) => graph.chunks.get(part) ?? []);
  const fresh = (addresses: readonly (string | undefined)[]): string[] => [
    ...new Set(addresses.filter((one): one is string => one !== undefined && !critical.includes(one))),
  ];
  return {
    scripts: fresh(chunks.flatMap(({ script, imports }) => [script, ...imports])),
    sheets: fresh(chunks.map(({ sheet }) => sheet)),
  };
}

/** Files that only an opt-in of the brand brings, and that no other part of the page does. */
export function optInFiles(graph: Graph, known: readonly string[]) {
  return laterFiles(graph, OPT_IN, known);
}

/** Files of the offer that home makes on a second visit, or when the first one has lasted a while. */
export function offerFiles(graph: Graph, known: readonly string[]) {
  return laterFiles(graph, OFFERS, known);
}

/** Files that a member's visit brings by itself beside those of everybody. */
export function memberFiles(graph: Graph, known: readonly string[]) {
  return laterFiles(graph, FOR_MEMBERS, known);
}

/** Files that come once, in an idle moment after the visitor's first step to another page. */
export function stepFiles(graph: Graph, known: readonly string[]) {
  return laterFiles(graph, ON_A_STEP, known);
}

/** The parts that each module of the app says it brings after the first paint. */
async function announcedParts(options: BuildOptions, { inputs }: Metafile): Promise<ReadonlyMap<string, string[]>> {
  const bringers = Object.entries(inputs).filter(
    ([module, { imports }]) => module.startsWith('src/app/') && imports.some(({ kind }) => kind === 'dynamic-import'),
  );
  const read = async ([module, { imports }]: (typeof bringers)[number]) => {
    const text = await readFile(join(options.root, module.replace(/\?.*/, '')), 'utf8');
    const names = announcedIn(text);
    return [module, imports.filter(({ original = '' }) => names.includes(original)).map(({ path }) => path)] as const;
  };
  return new Map(await Promise.all(bringers.map(read)));
}

const fileOf = (module: string): string => module.replace(/\?.*/, '');

function laterOf(metafile: Metafile, announced: ReadonlyMap<string, string[]>, page: string): string[] {
  const critical = closure(metafile, [ENTRY, pageSource(page)]);
  // A file counts whole, whatever pieces of it come later: what it loads is loaded by what the page has.
  const files = new Set([...critical].map(fileOf));
  const parts = new Set([...critical].flatMap((module) => announced.get(module) ?? []));
  for (const part of parts) {
    for (const module of closure(metafile, [part])) {
      if (files.has(fileOf(module))) continue;
      for (const { path, kind } of metafile.inputs[module]?.imports ?? []) {
        if (kind === 'dynamic-import' && !APART.includes(path)) parts.add(path);
      }
    }
  }
  return [...parts];
}

/** These modules and all that they import statically. */
export function closure({ inputs }: Metafile, sources: readonly string[]): ReadonlySet<string> {
  const seen = new Set(sources);
  for (const source of seen) {
    for (const { path, kind, external } of inputs[source]?.imports ?? []) {
      if (kind === 'import-statement' && !external) seen.add(path);
    }
  }
  return seen;
}
