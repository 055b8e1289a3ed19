import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';

/**
 * `npm run bench -- [--part visits|widgets|data|prices|list|taps|long|harsh|old] [--rounds N] [--cpu 4,10] [--pages home,list,login] [--short]
 * [--only lists|movers] [--write]`.
 * Visits: builds the app as it ships and on real React, opens both in a browser on a slowed processor and prints what execution costs,
 * side by side. Widgets: our grid, marquee and ticker beside those that a React app would take; it needs no build. `--short` tries the
 * widgets out in a minute, `--only` takes a half of them and nothing else. `--write` keeps the figures in test/README.md. Data: what
 * visits of the built app cost on the wire, beside what its meter says. Prices: what pictures cost by mode, written into the settings.
 * List: the built list page beside others over the same calls. Taps: how soon a slowed phone answers. Long: what a visit of
 * 500 steps leaves in memory. Harsh: home's paints on a line of 400 kbit/s. Old: the list in Chromium 67. These seven run only when they are named.
 */
export async function bench(options: BuildOptions, build: () => Promise<void>): Promise<void> {
  const at = options.rest.indexOf('--part');
  const part = at < 0 ? allOf(options) : options.rest[at + 1];
  if (['data', 'prices', 'list', 'taps', 'long', 'harsh', 'old'].includes(part ?? ''))
    return ofBuild(options, build, part ?? '');
  if (part !== 'widgets') await visits(options, build);
  if (part !== 'visits') await measure(options, join('widgets', 'widgets.ts'));
}

const allOf = ({ rest }: BuildOptions): string => (rest.includes('--only') ? 'widgets' : 'both');

async function visits(options: BuildOptions, build: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await build();
  console.log(`full build on ${options.runtime}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await run(options, [join(options.root, 'build.mjs'), 'build', '--runtime', 'react']);
  await measure(options, 'bench.ts');
}

async function ofBuild(options: BuildOptions, build: () => Promise<void>, part: string): Promise<void> {
  await build();
  await measure(options, join(part, `${part}.ts`));
}

const measure = (options: BuildOptions, file: string): Promise<void> =>
  run(options, ['--import', 'tsx', join(options.root, 'test', 'bench', file), ...options.rest]);

async function run(options: BuildOptions, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: options.root,
    stdio: 'inherit',
    env: { ...process.env, TSX_DISABLE_CACHE: '1' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new BuildFailure([`node ${args.join(' ')} ended with code ${code}`]);
}
