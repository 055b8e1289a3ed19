import type { Size } from '../steps/compress.ts';
import { areasOf, htmlFile } from '../steps/html.ts';
import type { Route } from '../steps/routes.ts';
import { type Language, textAddress } from '../steps/texts.ts';
import { criticalFiles, type Graph } from './graph.ts';
import type { LateTexts } from './late-texts.ts';
import {
  type LaterParts,
  laterFiles,
  MEMBER_TEXTS,
  memberFiles,
  offerFiles,
  optInFiles,
  STEP_TEXTS,
  stepFiles,
} from './later.ts';

/** Lighthouse's names of resource types, as budget.json uses them; dictionaries are fetched, which it calls `other`. */
export type ResourceType = 'document' | 'script' | 'stylesheet' | 'other';

export const RESOURCE_TYPES: readonly ResourceType[] = ['document', 'script', 'stylesheet', 'other'];

/** One file on the way to a route's first render. */
export interface CriticalFile extends Size {
  readonly address: string;
  readonly type: ResourceType;
  /** Every page needs it: the entry, what it imports, its sheet, the common dictionary. */
  readonly shell: boolean;
}

/** What a first visit of one route in one language costs, pictures and answers of the platform aside. */
export interface RouteSizes {
  readonly path: string;
  readonly page: string;
  readonly language: string;
  readonly files: readonly CriticalFile[];
  /** What comes by itself after the first paint, at most: no part of the critical path, and yet bytes of a visit. */
  readonly later: readonly CriticalFile[];
  /** What comes beside that, only where the brand has switched it on: the library that measures vitals. */
  readonly optIn: readonly CriticalFile[];
  /** What comes beside `later` on a second visit, or when the first one has lasted a while: the offer of the app. */
  readonly offer: readonly CriticalFile[];
  /** What comes beside that for members, where the site has switched it on: the guard of the session with its texts. */
  readonly member: readonly CriticalFile[];
  /** What comes beside that once, with the first step to another page: the list of what can be read without a line. */
  readonly step: readonly CriticalFile[];
}

/** What {@link measureRoutes} reads. */
export interface Measured {
  readonly routes: readonly Route[];
  readonly graph: Graph;
  readonly languages: ReadonlyMap<string, Language>;
  readonly sizes: ReadonlyMap<string, Size>;
  readonly later: LaterParts;
  readonly lateTexts: LateTexts;
  /** Address of the table of all parts' sheets, which the first part of a visit asks for. */
  readonly parts: string;
}

/**
 * Adds up every route over its whole critical path (DESIGN.md section 6).
 * @param codes the languages to do it for: the others differ in their dictionaries alone
 */
export function measureRoutes(measured: Measured, codes: readonly string[]): RouteSizes[] {
  const languages = [...measured.languages.values()].filter(({ code }) => codes.includes(code));
  return measured.routes.flatMap((route) => languages.map((language) => sizesOf(route, language, measured)));
}

const sizesOf = (route: Route, language: Language, measured: Measured): RouteSizes => ({
  path: route.path,
  page: route.page,
  language: language.code,
  ...filesOf(route, language, measured),
});

/** What the dictionaries of the route that needs most of them weigh, in bytes of brotli. */
export interface TextSize {
  readonly language: string;
  readonly path: string;
  readonly bytes: number;
}

/** Measures the dictionaries of a first visit, those that come after the first paint and for members included, in every language. */
export function measureTexts(measured: Measured): TextSize[] {
  const bytesIn = ({ files, later, member, step }: RouteSizes): number =>
    bytesOf([...files, ...later, ...member, ...step], ({ address }) => address.startsWith('/l/'));
  return [...measured.languages.values()].map((language) => {
    const routes = measured.routes.map((route) => sizesOf(route, language, measured));
    const [largest] = routes
      .map((sizes) => ({ path: sizes.path, bytes: bytesIn(sizes) }))
      .sort((a, b) => b.bytes - a.bytes);
    return { language: language.code, path: largest?.path ?? '', bytes: largest?.bytes ?? 0 };
  });
}

/** Bytes of the files that the filter keeps: brotli, as limits count them, unless told. */
export const bytesOf = (
  files: readonly CriticalFile[],
  keep: (file: CriticalFile) => boolean = () => true,
  encoding: keyof Size = 'brotli',
): number => files.filter(keep).reduce((sum, file) => sum + file[encoding], 0);

/** What a route adds over the shell: everything that not every page needs; HTML has a limit of its own. */
export const isExtra = (file: CriticalFile): boolean => !file.shell && file.type !== 'document';

function filesOf(
  route: Route,
  language: Language,
  { graph, sizes, later, lateTexts, parts: table }: Measured,
): Pick<RouteSizes, 'files' | 'later' | 'optIn' | 'offer' | 'member' | 'step'> {
  const { scripts, sheets } = criticalFiles(graph, route.page);
  const coming = later(route.page);
  const behind = laterFiles(graph, coming.parts, [...scripts, ...sheets]);
  const known = [...scripts, ...sheets, ...behind.scripts, ...behind.sheets];
  const chosen = optInFiles(graph, known);
  const ofMembers = memberFiles(graph, coming, known);
  const texts = (areas: readonly string[]): CriticalFile[] =>
    areas.filter((area) => language.areas.has(area)).map((area) => file('other', textAddress(language, area)));
  const shell = new Set([
    graph.entry.script,
    ...graph.entry.imports,
    graph.entry.sheet,
    textAddress(language, 'common'),
  ]);
  const file = (type: ResourceType, address: string): CriticalFile => {
    const size = sizes.get(address);
    if (size === undefined) throw new Error(`${route.path} needs ${address}, which the build has not written`);
    return { ...size, address, type, shell: shell.has(address) };
  };
  const code = (parts: { scripts: readonly string[]; sheets: readonly string[] }): CriticalFile[] => [
    ...parts.scripts.map((address) => file('script', address)),
    ...parts.sheets.map((address) => file('stylesheet', address)),
  ];
  return {
    files: [
      file('document', `/${htmlFile(route.path)}`),
      ...code({ scripts, sheets }),
      ...areasOf(route).map((area) => file('other', textAddress(language, area))),
    ],
    later: [
      ...code(behind),
      file('other', table),
      ...lateTexts(route.page).map((area) => file('other', textAddress(language, area))),
    ],
    optIn: code(chosen),
    offer: code(offerFiles(graph, known)),
    member: [...code(ofMembers), ...texts(MEMBER_TEXTS)],
    step: [...code(stepFiles(graph, known)), ...texts(STEP_TEXTS)],
  };
}
