import { watchApp } from '../dev/app.ts';
import { openFront, RELOAD_SCRIPT } from '../dev/front.ts';
import { startPlatform } from '../dev/platform.ts';
import { watchFolders } from '../dev/watch.ts';
import { tell } from '../failure.ts';
import type { BuildOptions } from '../options.ts';

const DEFAULT_PORT = 8080;
const FOLDERS = ['src/app', 'src/contract', 'src/sandbox', 'locales', 'static'];

const concernsApp = (file: string): boolean => !file.startsWith('src/sandbox');
const concernsPlatform = (file: string): boolean => /^src\/(?:sandbox|contract)/.test(file);

/** `npm run dev`: the app and the sandbox at PORT, both built again and every open page loaded again on each change. */
export async function dev(options: BuildOptions): Promise<void> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  let address = '';
  const front = await openFront(port, () => address);
  const rebuild = await watchApp(options, RELOAD_SCRIPT);
  await rebuild();
  const platform = await startPlatform(options, (url) => {
    address = url;
  });
  process.on('exit', platform.stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  console.log(`Leve is ready at http://127.0.0.1:${port} (dev: every change loads the page again)`);

  watchFolders(options.root, FOLDERS, async (files) => {
    const began = performance.now();
    try {
      if (files.some(concernsApp)) await rebuild();
      if (files.some(concernsPlatform)) await platform.refresh();
      front.reload();
      console.log(`built in ${Math.round(performance.now() - began)} ms: ${files.join(', ')}`);
    } catch (error) {
      console.error(tell(error));
    }
  });
}
