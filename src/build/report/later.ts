import type { Metafile } from 'esbuild';
import type { BuildOptions } from '../options.ts';
import { ENTRY, type Graph, pageSource } from './graph.ts';
import { type RunsByItself, readRuns } from './runs/runs.ts';

const ROUTE_TABLE = 'src/app/routes/table.ts';

/** Parts that come for no visitor until a brand switches them on, whoever imports them: they have a limit of their own. */
const OPT_IN: readonly string[] = ['src/app/device/vitals.ts'];

/** What is offered: the app by home on a second visit, or when the first one has lasted a while; before it, a browser's own language. */
const OFFERS: readonly string[] = [
  'src/app/chrome/download/DownloadBar.tsx',
  'src/app/chrome/language/other-language.tsx',
];

/** Parts that come for members alone, the guard only where the site has switched it on. */
const FOR_MEMBERS: readonly string[] = [
  'src/app/chrome/guard/start.ts',
  'src/app/chrome/guard/Guard.tsx',
  'src/app/stores/member/count-badges.ts',
  'src/app/stores/favourites/change-favourites.ts',
];

/** Areas of texts that these bring. */
export const MEMBER_TEXTS: readonly string[] = ['guard'];

/** A part that comes with the visitor's first step to another page, or out of what is kept. */
const ON_A_STEP: readonly string[] = ['src/app/boot/no-line.ts'];

/** Areas of texts that it brings. */
export const STEP_TEXTS: readonly string[] = ['line'];

/** Parts that come by themselves once something has happened that most visits never see, and what that is. */
export const ON_OCCASION: Readonly<Record<string, string>> = {
  'src/app/api/encrypt.ts': 'a password is sent',
  'src/app/chrome/line/SlowHint.tsx': 'the first answer takes six seconds',
  'src/app/chrome/line/deposit-news.ts': 'a deposit of this member is under way',
  'src/app/chrome/status/StatusPage.tsx': 'the site is closed',
  'src/app/device/kept-files.ts': 'a phone comes back after a deploy',
  'src/app/stores/data/tell-taken.ts': 'a lost payment is asked for, and its key is taken',
  'src/app/stores/games/play-refusal.ts': 'the platform refuses a claim for a limit of play',
  'src/app/stores/kyc/kyc-pictures.ts': 'an upload was cut off, or a picture is chosen',
  'src/app/stores/kyc/kyc-send.ts': 'an upload was cut off, or a picture is chosen',
  'src/app/pages/promotions/apply/application.ts': 'a draft with pictures is kept',
  'src/app/ui/carousel/slider.ts': 'somebody touches the banners',
  'src/app/pages/promotions/list/claim-and-join.ts': 'the answer to a claim was lost',
};

const APART: readonly string[] = [...OPT_IN, ...OFFERS, ...ON_A_STEP, ...Object.keys(ON_OCCASION)];

/** Sources of the parts that come by themselves after the first paint of a page. */
interface Later {
  readonly parts: readonly string[];
  /** Those that come for members alone. */
  readonly forMembers: readonly string[];
}

/** What comes by itself, by page. */
export type LaterParts = (page: string) => Later;

/**
 * Finds the parts that a visit downloads although its first render does not wait for them, so that they are counted beside it.
 * What such a part can bring in its turn counts too, whether it is asked for or not: the figure is the most that can come.
 */
export async function readLater(options: BuildOptions, metafile: Metafile): Promise<LaterParts> {
  const runs = await readRuns(options.root, metafile);
  const known = new Map<string, Later>();
  return (page) => {
    const found = known.get(page) ?? laterOf(metafile, runs, page);
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
export function memberFiles(graph: Graph, { forMembers }: Later, known: readonly string[]) {
  return laterFiles(graph, forMembers, known);
}

/** Files that come once, in an idle moment after the visitor's first step to another page. */
export function stepFiles(graph: Graph, known: readonly string[]) {
  return laterFiles(graph, ON_A_STEP, known);
}

const fileOf = (module: string): string => module.replace(/\?.*/, '');

function laterOf(metafile: Metafile, runs: RunsByItself, page: string): Later {
  const critical = closure(metafile, [ENTRY, pageSource(page)]);
  // A file counts whole, whatever pieces of it come later: what it loads is loaded by what the page has.
  const files = new Set([...critical].map(fileOf));
  const brought = runs(files, pageSource(page));
  const parts = new Set<string>();
  const forMembers = new Set<string>();
  for (const module of critical) {
    // Its pages come by a step to them.
    if (fileOf(module) === ROUTE_TABLE) continue;
    for (const path of partsOf(metafile, module, (source) => brought.get(fileOf(module))?.has(source) ?? false)) {
      if (FOR_MEMBERS.includes(path)) forMembers.add(path);
      else parts.add(path);
    }
  }
  const follow = (part: string): string[] =>
    [...closure(metafile, [part])]
      .filter((module) => !files.has(fileOf(module)))
      .flatMap((module) => partsOf(metafile, module));
  for (const part of parts) {
    for (const path of follow(part)) (FOR_MEMBERS.includes(path) ? forMembers : parts).add(path);
  }
  // What watches over a session opens its dialogs when their time has come: they are not followed.
  for (const part of forMembers) {
    for (const path of follow(part)) if (FOR_MEMBERS.includes(path)) forMembers.add(path);
  }
  return { parts: [...parts], forMembers: [...forMembers] };
}

/** What a module brings by `import()`, as far as it comes by itself and has no limit of its own. */
const partsOf = ({ inputs }: Metafile, module: string, comes: (source: string) => boolean = () => true): string[] =>
  (inputs[module]?.imports ?? [])
    .filter(({ path, kind, original = '' }) => kind === 'dynamic-import' && comes(original) && !APART.includes(path))
    .map(({ path }) => path);

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
