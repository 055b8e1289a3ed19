import { ensureBrowser } from '../browser.ts';
import { ensureNginx } from '../nginx.ts';
import { type Stage, whole } from './stage.ts';

/** Checks for the programs that tests use but npm does not bring, and installs what is missing where it may. */
export const tools: Stage = async ({ take, say }) =>
  take(async () => {
    const nginx = await ensureNginx(say);
    if (!nginx) say('no nginx with brotli_static here, and none may be installed: nothing is tested on a server\n');
    try {
      const browser = await ensureBrowser(say);
      return whole(true, nginx ? browser : `${browser}, no nginx`);
    } catch (error) {
      say(`${error instanceof Error ? error.message : String(error)}\n`);
      return whole(false);
    }
  });
