import { watchApp } from '../dev/app.ts';
import { openFront, RELOAD_SCRIPT } from '../dev/front.ts';
import { checkPlace, readPort } from '../dev/place.ts';
import { startPlatform } from '../dev/platform.ts';
import { inTurns } from '../dev/turns.ts';
import { watchFolders } from '../dev/watch.ts';
import { tell } from '../failure.ts';
import { openGalleryBundler } from '../gallery/bundle.ts';
import { liveGallery } from '../gallery/serve.ts';
import { isStory } from '../gallery/stories.ts';
import type { BuildOptions } from '../options.ts';
import { writeStyleTypes } from '../steps/style-types.ts';

const FOLDERS = ['src/app', 'src/contract', 'src/sandbox', 'locales', 'static'];

const concernsApp = (file: string): boolean => !file.startsWith('src/sandbox') && !isStory(file);
const concernsGallery = (file: string): boolean => /^(?:src\/app|locales)/.test(file);
const concernsPlatform = (file: string): boolean => /^src\/(?:sandbox|contract)/.test(file);

/**
 * `npm run dev`: the app and the sandbox at PORT, both built again and every open page loaded again on each change; and the gallery at
 * `/gallery`, which is bundled while somebody looks at it.
 */
export async function dev(options: BuildOptions): Promise<void> {
  await checkPlace();
  const port = readPort();
  let address = '';
  const gallery = liveGallery(() => openGalleryBundler(options, RELOAD_SCRIPT));
  const builds = inTurns(await watchApp(options, RELOAD_SCRIPT), options.root, FOLDERS);
  await builds.change([]);
  const open = async (path: string): Promise<boolean> => {
    try {
      await builds.open(path);
      return true;
    } catch (error) {
      console.error(tell(error));
      return false;
    }
  };
  const front = await openFront(port, () => address, { gallery, open });
  writeStyleTypes(options);
  const platform = await startPlatform(options, (url) => {
    address = url;
  });
  process.on('exit', platform.stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  console.log(`Leve is ready at http://127.0.0.1:${port} (dev: every change loads the page again)`);

  watchFolders(options.root, FOLDERS, async (files) => {
    const began = performance.now();
    const ofApp = files.filter(concernsApp);
    try {
      if (ofApp.length > 0) await builds.change(ofApp);
      if (files.some(concernsPlatform)) await platform.refresh();
      if (files.some(concernsGallery)) gallery.refresh();
      front.reload();
      console.log(`built in ${Math.round(performance.now() - began)} ms: ${files.join(', ')}`);
      if (files.some((file) => file.endsWith('.css'))) writeStyleTypes(options);
    } catch (error) {
      console.error(tell(error));
    }
  });
}
