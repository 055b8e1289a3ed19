import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { BuildFailure, reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import type { Dictionary } from '../steps/lend.ts';
import { nodeRuntime } from '../steps/runtime.ts';

/** What the renderer draws from. */
export interface RenderOrder {
  /** The site as the app reads it. */
  readonly site: object;
  /** The platform's origin. */
  readonly platform: string;
  readonly language: string;
  /** Dictionaries of the language by area. */
  readonly texts: Readonly<Record<string, Dictionary>>;
}

/** A screen as src/app/boot/snapshot.tsx draws it. */
export interface Rendered {
  readonly path: string;
  readonly html: string;
  readonly parts: Readonly<Record<string, unknown>>;
  readonly hosts: readonly string[];
  readonly exact?: 'grid' | 'page';
}

/** A screen that the platform did not give. */
export interface Unrendered {
  readonly path: string;
  readonly fault: string;
}

type Answer = { readonly screens: readonly (Rendered | Unrendered)[] } | { readonly fault: string };

/** How long the whole of it may take, in ms: a platform that hangs must not hold a deploy. */
const PATIENCE = 60_000;

const app = (options: BuildOptions, ...names: string[]): string => JSON.stringify(join(options.src, 'app', ...names));

/** The program of the worker: a browser's few names first, then the app. */
const programOf = (options: BuildOptions): string => `
  import ${JSON.stringify(join(options.root, 'src', 'build', 'snapshot', 'browser.js'))};
  import { parentPort, workerData } from 'node:worker_threads';
  import { renderToString } from 'preact-render-to-string';
  import { drawScreen, openWorld, snapshotPaths } from ${app(options, 'boot', 'snapshot.tsx')};
  async function drawAll({ language, texts, ...world }) {
    await openWorld({ ...world, texts: async (_language, area) => texts[area] });
    const screens = [];
    for (const path of snapshotPaths()) {
      location.pathname = path;
      screens.push(await drawScreen(path, language, renderToString).then(
        (screen) => ({ path, ...screen }),
        (error) => ({ path, fault: String(error?.stack ?? error) }),
      ));
    }
    return { screens };
  }
  drawAll(workerData).catch((error) => ({ fault: String(error?.message ?? error) })).then((answer) => parentPort.postMessage(answer));
`;

/** In a file nothing can be measured: the grid stands in the flow. */
const gridInFlow = (options: BuildOptions) => ({
  name: 'grid-in-flow',
  setup: (builder: import('esbuild').PluginBuild) => {
    builder.onResolve({ filter: /\/grid\/Grid\.tsx$/ }, () => ({
      path: join(options.src, 'app', 'ui', 'grid', 'FlowGrid.tsx'),
    }));
  },
});

/**
 * Draws every screen that has a snapshot, in a thread of its own: the app's modules want a browser's globals, which this process must
 * not have.
 * @throws {BuildFailure} when the platform cannot be asked at all
 */
export async function renderScreens(
  options: BuildOptions,
  order: RenderOrder,
): Promise<readonly (Rendered | Unrendered)[]> {
  const { alias, plugins } = nodeRuntime(options);
  const made = await reportingErrors(() =>
    build({
      stdin: { contents: programOf(options), resolveDir: options.root, loader: 'tsx' },
      absWorkingDir: options.root,
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'browser',
      preserveSymlinks: true,
      external: ['node:*'],
      // A worker's program shares its names with the globals: ofetch's own `fetch` would take the place of Node's.
      banner: { js: '(() => {' },
      footer: { js: '})();' },
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
      alias,
      plugins: [...plugins, gridInFlow(options)],
    }),
  );
  const answer = await run(made.outputFiles[0]?.text ?? '', order);
  if ('fault' in answer) throw new BuildFailure([`no snapshot: ${answer.fault}`]);
  return answer.screens;
}

async function run(program: string, order: RenderOrder): Promise<Answer> {
  const worker = new Worker(program, { eval: true, workerData: order });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      timer = setTimeout(() => resolve({ fault: `the platform took more than ${PATIENCE / 1000} s` }), PATIENCE);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
