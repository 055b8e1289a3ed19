import type { Metafile } from 'esbuild';
import { ENTRY, pageSource, scriptOf, staticImports } from './graph.ts';
import { closure } from './later.ts';
import type { RouteSizes } from './measure.ts';

/** Modules of a file that are named; the largest come first. */
const NAMED = 6;

const bytesIn = (metafile: Metafile, output: string): [module: string, bytes: number][] =>
  Object.entries(metafile.outputs[output]?.inputs ?? {}).map(([module, { bytesInOutput }]) => [module, bytesInOutput]);

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

/** What a page fetches before its first render, and how much of it its modules do not use, in minified bytes. */
interface PageUse {
  readonly page: string;
  readonly files: readonly string[];
  readonly fetched: number;
  readonly unused: number;
}

function useOf(metafile: Metafile, page: string): PageUse {
  const scripts = [ENTRY, pageSource(page)].flatMap((source) => scriptOf(metafile, source) ?? []);
  const files = [...new Set(scripts.flatMap((script) => [script, ...staticImports(metafile, script)]))];
  const used = closure(metafile, [ENTRY, pageSource(page)]);
  const modules = files.flatMap((file) => bytesIn(metafile, file));
  const sum = (of: readonly [string, number][]): number => of.reduce((all, [, bytes]) => all + bytes, 0);
  return { page, files, fetched: sum(modules), unused: sum(modules.filter(([module]) => !used.has(module))) };
}

/**
 * Tells the plan of chunks as Markdown: each page with what it fetches and does not use, and each file that pages share with who
 * fetches it and what is in it.
 */
export function planReport(metafile: Metafile, routes: readonly RouteSizes[]): string {
  const pages = [...new Set(routes.map(({ page }) => page))].sort().map((page) => useOf(metafile, page));
  const shared = new Map<string, string[]>();
  for (const { page, files } of pages) for (const file of files) shared.set(file, [...(shared.get(file) ?? []), page]);
  const rows = [...shared]
    .filter(([, users]) => users.length > 1)
    .sort(([, one], [, other]) => other.length - one.length);
  return [
    '# What travels together',
    '',
    '| page | files | minified KiB | of it unused |',
    '|---|---:|---:|---:|',
    ...pages.map(
      ({ page, files, fetched, unused }) => `| ${page} | ${files.length} | ${kib(fetched)} | ${kib(unused)} |`,
    ),
    '',
    '| shared file | minified KiB | pages | largest modules |',
    '|---|---:|---|---|',
    ...rows.map(
      ([file, users]) =>
        `| ${file.replace(/.*\//, '')} | ${kib(metafile.outputs[file]?.bytes ?? 0)} | ${usersText(users)} | ${modulesText(metafile, file)} |`,
    ),
    '',
  ].join('\n');
}

const usersText = (users: readonly string[]): string =>
  users.length > NAMED ? `${users.length}` : users.map((user) => user.replace(/.*\//, '')).join(', ');

function modulesText(metafile: Metafile, file: string): string {
  const modules = bytesIn(metafile, file).sort(([, one], [, other]) => other - one);
  const named = modules.slice(0, NAMED).map(([module]) => module.replace(/^src\/app\//, ''));
  return named.join(', ') + (modules.length > NAMED ? `, ${modules.length - NAMED} more` : '');
}
