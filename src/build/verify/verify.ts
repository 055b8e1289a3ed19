import { FILE_LIST, type FileList } from '../cdn/file-list.ts';
import { lookAgain, lookAtPage, pathOf, unknownPaths } from './documents.ts';
import { edges, lookAtFile } from './files.ts';
import { type Finding, Found } from './found.ts';
import { hasStatus } from './headers.ts';
import { type Bounds, Line, QUICK, WHOLE } from './line.ts';
import { type Look, look } from './look.ts';
import type { Page } from './page.ts';
import { lookAtPlatform } from './platform.ts';

/** What came of a look at a site. */
export interface Verified {
  readonly origin: string;
  /** As its home page says; empty when that could not be read. */
  readonly version: string;
  readonly name: string;
  /** Looks that found all well. */
  readonly good: number;
  readonly findings: readonly Finding[];
  /** Questions that were asked, and how long it took (ms). */
  readonly asked: number;
  readonly time: number;
  /** Files and pages for which no time was left. */
  readonly unseen: number;
}

/** How to look: `all` asks for everything in each way in which it can travel, else it ends within 20 s, or in the time of `bounds`. */
export interface HowToLook {
  readonly all?: boolean;
  readonly bounds?: Bounds;
}

const HOME = '/m/home';

/**
 * Looks at a site from outside: pages, files, what is missing, what is unknown, the platform. First what a new visitor's browser asks,
 * in each way in which it can travel, then the rest, a page, a script, a dictionary in turn, so that many short looks see all of a large
 * site on a slow line.
 */
export async function verifySite(
  origin: string,
  { all = false, bounds = all ? WHOLE : QUICK }: HowToLook = {},
): Promise<Verified> {
  const line = new Line(bounds);
  const found = new Found();
  const start = { origin, line, found, all };
  try {
    const list = await readList(start);
    const home = await lookAtPage({ ...start, list, home: undefined, all: true }, HOME, `${HOME}.html`);
    const at: Look = { ...start, list, home };
    const unseen = await line.pool(home || list ? jobs(at) : []);
    return {
      origin,
      version: home?.version ?? '',
      name: home?.name ?? '',
      good: found.good,
      findings: found.findings,
      asked: line.asked,
      time: line.spent(),
      unseen,
    };
  } finally {
    line.close();
  }
}

async function readList(at: Pick<Look, 'origin' | 'line' | 'found'>): Promise<FileList | undefined> {
  let list: FileList | undefined;
  await look(at, FILE_LIST, (answer) => {
    const fault = hasStatus(answer, 200);
    if (fault) return at.found.note('list', FILE_LIST, fault);
    try {
      list = JSON.parse(answer.text) as FileList;
    } catch (error) {
      at.found.note('list', FILE_LIST, `is no JSON: ${(error as Error).message}`);
    }
  });
  return list;
}

type Job = () => Promise<void>;

function jobs(at: Look): Job[] {
  const listed = Object.keys(at.list?.files ?? {});
  const first = new Set(['/sw.js', '/site.webmanifest', ...(at.home?.named ?? [])].filter(isKnown(at, listed)));
  const pages = listed.flatMap((file): Job[] => {
    const path = pathOf(file);
    return path === undefined || path === HOME ? [] : [() => pageAndFiles(at, path, file)];
  });
  const rest = listed.filter((file) => !file.endsWith('.html') && !first.has(file));
  return [
    () => lookAtPlatform(at),
    ...[...first, FILE_LIST].map((path) => () => lookAtFile({ ...at, all: true }, path)),
    ...edges(at),
    ...unknownPaths(at),
    () => lookAgain(at, HOME),
    ...mixed([pages, ...byFolder(rest).map((paths) => paths.map((path) => () => lookAtFile(at, path)))]),
  ];
}

/** Without a list the worker and the web manifest may be there or not; what a page names must be. */
const isKnown =
  ({ list, home }: Look, listed: readonly string[]) =>
  (path: string): boolean =>
    list === undefined || listed.includes(path) || (home?.named ?? []).includes(path);

/** A page, and what it names beside what the list knows: a page of another version does. */
async function pageAndFiles(at: Look, path: string, file: string): Promise<void> {
  const page: Page | undefined = await lookAtPage(at, path, file);
  for (const address of page?.named ?? []) {
    if (at.list?.files[address] === undefined) await lookAtFile(at, address);
  }
}

/** Scripts and sheets, dictionaries, differences, and the rest by their folders. */
function byFolder(paths: readonly string[]): (readonly string[])[] {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = path.slice(0, path.indexOf('/', 1));
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return [...folders.values()];
}

/** One of each kind in turn, in no order: thousands of dictionaries do not keep a look from a hundred scripts. */
const mixed = <Item>(kinds: readonly (readonly Item[])[]): Item[] =>
  kinds
    .flatMap((items) => shuffled(items).map((item, rank) => [rank, item] as const))
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => [Math.random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}
