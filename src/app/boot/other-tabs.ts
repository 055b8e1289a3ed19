import { tab } from '../device/storage.ts';
import { language, loadTexts } from '../i18n/texts.ts';
import { afterLogin, go, login, register } from '../routes/links.ts';
import { showToast } from '../stores/screen/toasts.ts';
import { accountOf, session, storedSession, turnTo } from '../stores/session/session.ts';

/** Runs `action` once the page is seen: nobody reads a message in a tab that lies behind. */
function whenSeen(action: () => void): void {
  if (!document.hidden) action();
  else document.addEventListener('visibilitychange', () => whenSeen(action), { once: true });
}

/** Takes over what another tab has made of the session: signed in, signed out, or renewed it. */
export function followTabs(): void {
  const mine = session.peek();
  const theirs = storedSession();
  if (mine?.token === theirs?.token) return;
  turnTo(theirs);
  if (accountOf(mine) === accountOf(theirs)) return;
  if (mine) tab.set('typed', undefined);
  if (theirs) leaveForm();
  whenSeen(() => void tell(theirs?.userName).catch(console.warn));
}

/** Whoever was about to sign in here need not any more. */
function leaveForm(): void {
  if ([login(), register(), '/m/forget'].includes(location.pathname))
    go(afterLogin(location.search), { replace: true });
}

async function tell(name: string | undefined): Promise<void> {
  await loadTexts(language(), ['session']);
  if (name) showToast('info', 'session_taken', 3, { name });
  else showToast('info', 'session_ended_elsewhere', 3);
}
