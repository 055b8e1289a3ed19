import { launchChat } from '../../../contract/calls/service.ts';
import { send } from '../../api/client.ts';
import { CallError } from '../../api/errors.ts';
import { language, t } from '../../i18n/texts.ts';
import { onPageEntry } from '../../lib/page-entry.ts';
import { safeAddress } from '../../lib/site-path.ts';
import { failureOf } from '../data/error-text.ts';
import { hideToast, showToast } from '../screen/toasts.ts';
import { checkRole, hasRole } from '../session/roles.ts';
import { signedIn } from '../session/session.ts';
import { hasAll } from '../system/system.ts';

/** Between the answer and the way there, in ms (SPEC section 9). */
const PAUSE = 500;

/** Chinese is CN for the chat; every other language is called as it is stored (SPEC 7.3). */
export const chatLanguage = (code: string): string => (/^(?:cn|zh(?:[-_](?:cn|hans))?)$/i.test(code) ? 'CN' : code);

/** Whether live chat is offered to this visitor (SPEC 2.9, section 6). Reading it in a component follows the flags and the session. */
export const hasChat = (): boolean => signedIn.value && hasAll('CBS3') && hasRole('messages');

let opening = false;

/**
 * Opens the live chat: asks where it is, and goes there after half a second (SPEC 7.3). Free play and failures are told; a second tap
 * meanwhile does nothing.
 * @param backUrl the path of this site that the chat leads back to.
 */
export async function openLiveChat(backUrl: string): Promise<void> {
  if (opening || !checkRole('messages')) return;
  opening = true;
  const loading = showToast('loading', 'in_please_wait', 15);
  addEventListener('pagehide', () => hideToast(loading), { once: true });
  try {
    const headerColor = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim();
    const query = { b2c: 1 as const, language: chatLanguage(language()), backUrl, headerColor, title: t('nav_chat') };
    const { chatUrl } = await send(launchChat, { query });
    const address = safeAddress(chatUrl);
    if (address === undefined) throw new CallError('format');
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    onPageEntry(() => location.assign(address));
  } catch (thrown) {
    hideToast(loading);
    const { code, toast, text } = failureOf(thrown);
    if (code === 'free.reject') showToast('offline', 'free_reject', 1);
    else showToast(toast, text, 3);
  } finally {
    opening = false;
  }
}
