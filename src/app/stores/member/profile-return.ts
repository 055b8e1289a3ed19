import { provisioningLink } from '../../lib/download-link.ts';
import { onPageEntry } from '../../lib/page-entry.ts';
import { safeAddress } from '../../lib/site-path.ts';
import { ask } from '../screen/dialogs.ts';
import { info } from '../system/system.ts';

async function returned(): Promise<void> {
  await ask({ title: 'profile_title', text: 'profile_text', submit: 'got_it' });
  const next = safeAddress(provisioningLink(info.peek()?.resources || []));
  if (next) onPageEntry(() => location.assign(next));
}

/**
 * After a profile has been downloaded: who comes back to the page is told to go to the settings, and led to the provisioning link where
 * the site has one (SPEC 2.2). Told once, however often the file was tapped.
 */
export const awaitProfileReturn = (): void => addEventListener('focus', returned, { once: true });
