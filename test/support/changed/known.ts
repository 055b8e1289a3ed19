import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { readOptions } from '../../../src/build/options.ts';
import { readRoutes } from '../../../src/build/steps/routes.ts';
import { appOptions, nodeOptions } from '../bundle.ts';
import { REALMS } from '../stages/types.ts';
import { unitFiles } from '../stages/unit.ts';
import type { Graph } from './graph.ts';
import type { Known, Page } from './select.ts';

const ENTRY = 'src/app/boot/entry.tsx';

/** The imports that esbuild has followed from these files. */
async function importsOf(entryPoints: readonly string[], options: object): Promise<Metafile['inputs']> {
  const { metafile } = await build({ ...options, entryPoints: [...entryPoints], write: false, metafile: true });
  return metafile.inputs;
}

const testsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file));

/** Pages by their file, with the paths and areas of their routes. */
async function readPages(): Promise<Page[]> {
  const pages = new Map<string, { paths: string[]; areas: string[] }>();
  for (const { page, path, texts } of await readRoutes(readOptions(['dev'], resolve('.')))) {
    const file = `src/app/pages/${page}.tsx`;
    const known = pages.get(file) ?? { paths: [], areas: [] };
    pages.set(file, { paths: [...known.paths, path], areas: [...known.areas, ...texts] });
  }
  return [...pages].map(([file, rest]) => ({ file, ...rest }));
}

/** Reads what the rule of `--changed` needs: the imports of all tests and of the app, and the routes. */
export async function readKnown(): Promise<Known> {
  const unit = unitFiles();
  const phone = testsIn('test/phone');
  const legacy = testsIn('test/legacy');
  const ofApp = unit.filter((file) => file.startsWith(join('test', 'app')));
  const others = unit.filter((file) => !ofApp.includes(file));
  const inputs = await Promise.all([
    importsOf([ENTRY, ...ofApp], appOptions()),
    importsOf([...others, ...phone, ...legacy], nodeOptions()),
  ]);
  const graph: Graph = new Map(
    inputs.flatMap((files) =>
      Object.entries(files).map(([file, { imports }]) => [file, imports.map(({ path }) => path)] as const),
    ),
  );
  const textOf = (file: string): string => readFileSync(file, 'utf8');
  return { graph, entry: ENTRY, pages: await readPages(), unit, phone, legacy, realms: REALMS, textOf };
}
