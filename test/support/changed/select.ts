import { existsSync } from 'node:fs';
import type { Touched } from '../stages/stage.ts';
import { type Graph, reached } from './graph.ts';

/** A page of the app. */
export interface Page {
  readonly file: string;
  /** Paths of its routes. */
  readonly paths: readonly string[];
  /** Areas of the dictionaries that its routes name. */
  readonly areas: readonly string[];
}

/** What the rule is based on; files are paths from the root. */
export interface Known {
  readonly graph: Graph;
  /** The first module of the app. */
  readonly entry: string;
  readonly pages: readonly Page[];
  readonly unit: readonly string[];
  readonly phone: readonly string[];
  readonly legacy: readonly string[];
  readonly realms: readonly string[];
  /** Text of a test file. */
  readonly textOf: (file: string) => string;
}

/** Paths of the app that a change can be seen on; `all` where it is everywhere or cannot be told. */
type Paths = ReadonlySet<string> | 'all';

/** What every stage depends on, or what decides how they run. */
const EVERYTHING =
  /^(?:package(?:-lock)?\.json|(?:.*\/)?tsconfig\.json|\.biome\.json|\.npmrc|\.ci\/.*|test\/support\/(?:gate|stages|changed)\b.*)$/;
/** What is built, or decides how it is built and checked. */
const BUILT = /^(?:src|static|locales)\/|^(?:build\.mjs|budget\.json|README\.md)$/;
/** What no stage reads. */
const UNREAD = /^(?:LICENSE|\.gitignore|\.github\/.*|(?:.*\/)?[\w-]+\.md)$/;

/** Who stands on a realm, by its first folders: its types, and what a build or a test of it takes in. */
const realmsOf = (file: string, realms: readonly string[]): string[] => {
  const own = realms.filter((realm) => file.startsWith(`${realm}/`));
  if (own.includes('src/contract')) return [...realms];
  return own.length === 0 || own.includes('test') ? own : [...own, 'test'];
};

/**
 * Chooses what a change calls for (test/README.md, `--changed`).
 * @param changed files that differ, as paths from the root; a language's file with the area behind a `#`
 * @returns undefined where everything has to run
 */
export function select(changed: readonly string[], known: Known): { touched: Touched; paths: Paths } | undefined {
  if (changed.some((file) => EVERYTHING.test(file))) return undefined;
  const files = changed.filter((file) => !UNREAD.test(file) || BUILT.test(file));
  const paths = unite(files.map((file) => pathsOf(file, known)));
  const near = paths === 'all' ? paths : nearby(paths, known);
  const run = (tests: readonly string[]): string[] => tests.filter((test) => opens(test, near, files, known));
  return {
    paths,
    touched: {
      realms: [...new Set(files.flatMap((file) => realmsOf(file, known.realms)))],
      lint: [...new Set(changed.map((file) => file.replace(/#.*/, '')))].filter((file) => existsSync(file)),
      unit: known.unit.filter((test) => files.some((file) => reads(test, file, known))),
      phone: run(known.phone),
      legacy: run(known.legacy),
      build: changed.some((file) => BUILT.test(file)),
    },
  };
}

const unite = (sets: readonly Paths[]): Paths =>
  sets.includes('all') ? 'all' : new Set(sets.flatMap((paths) => [...paths]));

/** All paths of the areas that have one of these: a test comes from one page of an area to the next by a tap, which names none. */
function nearby(paths: ReadonlySet<string>, { pages }: Known): ReadonlySet<string> {
  const areaOf = ({ file }: Page): string => file.split('/').slice(0, 4).join('/');
  const areas = new Set(pages.filter((page) => page.paths.some((path) => paths.has(path))).map(areaOf));
  return new Set(pages.filter((page) => areas.has(areaOf(page))).flatMap((page) => page.paths));
}

/** Where a changed file can be seen: on the pages that bring it, or everywhere if the shell does. */
function pathsOf(file: string, { graph, entry, pages }: Known): Paths {
  const pathsOfPages = (chosen: readonly Page[]): Paths =>
    chosen.length === 0 ? 'all' : new Set(chosen.flatMap(({ paths }) => paths));
  if (file.startsWith('test/')) return new Set();
  const area = /^locales\/[\w-]+\.json#(\w+)$/.exec(file)?.[1];
  if (area !== undefined) {
    return area === 'common' ? 'all' : pathsOfPages(pages.filter(({ areas }) => areas.includes(area)));
  }
  if (!file.startsWith('src/app/')) return BUILT.test(file) && !file.endsWith('.md') ? 'all' : new Set();
  const stop = new Set(pages.map((page) => page.file));
  // What the build reads by its name stands beside the module whose name it begins with.
  const module = graph.has(file) ? file : file.replace(/(\/\w+)\.[\w.]+$/, '$1.tsx');
  if (reached(graph, entry, stop).has(module)) return 'all';
  return pathsOfPages(pages.filter((page) => reached(graph, page.file).has(module)));
}

/** Whether a test of the whole app has to run: it opens a touched path, or has changed itself. */
function opens(test: string, paths: Paths, changed: readonly string[], { graph, textOf }: Known): boolean {
  const own = reached(graph, test);
  if (changed.some((file) => file.startsWith('test/') && own.has(file))) return true;
  if (paths === 'all' || paths.size === 0) return paths === 'all';
  // A test that goes through the table opens every route.
  if (own.has('src/app/routes/table.ts')) return true;
  // An address in a pattern has its slashes escaped.
  const named =
    textOf(test)
      .replaceAll('\\/', '/')
      .match(/\/m\/[\w/]+/g) ?? [];
  return named.length === 0 || named.some((path) => paths.has(path));
}

/** Whether a unit test imports a changed file, or names it or its top folder, as those do that read files. */
function reads(test: string, file: string, { graph, textOf }: Known): boolean {
  if (reached(graph, test).has(file)) return true;
  // What runs the build takes in all of it.
  const builds = /fixture\.ts'|run-build\.ts'/.test(textOf(test));
  if (builds && /^(?:src\/build\/|build\.mjs|test\/build\/fixtures\/)/.test(file)) return true;
  const top = /^(?:src|test)\//.test(file) ? file : `${file.split('/')[0]}`;
  return new RegExp(`['"\`](?:\\./)?${top.replaceAll('.', '\\.')}\\b`).test(textOf(test));
}
