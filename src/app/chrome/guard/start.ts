import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { loadPart } from '../../lib/lazy-part.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { hasFeature, info, refreshStatus } from '../../stores/system/system.ts';
import { guardSecondTap } from '../../ui/modal/second-tap.ts';
import { UnloadedFace } from '../status/FailedFace.tsx';

/** Whether the early script has covered the page. */
const isCovered = (): boolean => 'locked' in document.documentElement.dataset;

/**
 * Keeps a member's second taps from what they do not mean. Starts the clock, the reality check and the lock of a member's session, where
 * the site has switched any of them on, and marks free play. Whatever has covered the page, it does not stay blank.
 */
export async function guardMember(): Promise<void> {
  addEventListener('click', guardSecondTap, true);
  // What the site has switched on has to be known before a covered page is opened.
  if (isCovered() && !info.peek()) await refreshStatus();
  const switched = (['sessionClock', 'realityCheck', 'idleLock'] as const).some(hasFeature);
  // Free play is marked whatever the site has switched on.
  if (!switched && !isCovered() && hasRole('account')) return;
  try {
    if (isCovered() && !info.peek()) throw new Error('nothing is known of the lock');
    const { startGuard } = await loadPart(() => import('./Guard.tsx'));
    await startGuard();
  } catch (error) {
    console.warn(error);
    if (isCovered()) offerReload();
  }
}

/** A page that stays covered, as nothing can open it, shows the way to load it again. */
function offerReload(): void {
  const box = document.createElement('div');
  document.body.prepend(box);
  createRoot(box).render(createElement(UnloadedFace, { onRetry: () => location.reload() }));
}
