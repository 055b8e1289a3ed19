import { ensureBrowser } from '../browser.ts';
import { ensureFonts } from '../fonts.ts';
import { ensureNginx } from '../nginx.ts';
import { type Stage, whole } from './stage.ts';

/** Checks for the programs that tests use but npm does not bring, and installs what is missing where it may. */
export const tools: Stage = async ({ take, say }) =>
  take(async () => {
    const nginx = await ensureNginx(say);
    if (!nginx) say('no nginx with brotli_static here, and none may be installed: nothing is tested on a server\n');
    const fonts = await ensureFonts(say);
    if (!fonts) say('no letters of all languages here: that texts fit in all of them is not proved\n');
    try {
      const browser = await ensureBrowser(say);
      return whole(true, [browser, !nginx && 'no nginx', !fonts && 'no fonts'].filter(Boolean).join(', '));
    } catch (error) {
      say(`${error instanceof Error ? error.message : String(error)}\n`);
      return whole(false);
    }
  });
