import { join } from 'node:path';
import { build } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { TARGET } from './floor.ts';
import { pageFiles, type Route } from './routes.ts';

/** The style that paints a skeleton before any other byte: the shell's, then the page's own, by page. */
export async function readCritical(
  options: BuildOptions,
  routes: readonly Route[],
): Promise<ReadonlyMap<string, string>> {
  const pages = [...new Set(routes.map((route) => route.page))];
  const shell = await minifiedSheet(join(options.src, 'app', 'boot', 'critical.css'));
  const sheets = pages.map(async (page) => {
    const { critical } = pageFiles(options.src, page);
    return [page, critical === undefined ? shell : shell + (await minifiedSheet(critical))] as const;
  });
  return new Map(await Promise.all(sheets));
}

async function minifiedSheet(file: string): Promise<string> {
  const result = await reportingErrors(() =>
    build({
      entryPoints: [file],
      bundle: true,
      minify: true,
      write: false,
      target: TARGET,
      charset: 'utf8',
      logLevel: 'silent',
    }),
  );
  return (result.outputFiles[0]?.text ?? '').trim();
}
