import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { holdPlace } from '../dev/place.ts';
import { tell } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { takeSnapshot } from './snapshot.ts';

/**
 * `npm start`: the full build, then the sandbox in this process, then a snapshot of what its guests see; words like `--fresh` are the
 * sandbox's. What would keep the sandbox from starting is told before anything is built. Until the snapshot is there, and when it fails, the skeletons serve.
 */
export async function start(options: BuildOptions, build: () => Promise<void>): Promise<void> {
  const giveBack = await holdPlace();
  await build();
  await giveBack();
  const main = join(options.sandbox, 'main.mjs');
  process.argv = [process.execPath, main, ...options.rest, ...(options.pseudo ? ['--pseudo'] : [])];
  const { url } = (await import(pathToFileURL(main).href)) as { url?: string };
  if (!url) return;
  const order = { platform: url, site: options.dist, out: join(options.dist, 'snapshot') };
  await takeSnapshot(options, order).then(
    () => console.log('The first screens stand in the HTML.'),
    (error: unknown) => console.warn(`The first screens stay skeletons. ${tell(error)}`),
  );
}
