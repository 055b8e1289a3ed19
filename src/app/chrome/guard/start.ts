import { loadPart } from '../../lib/lazy-part.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { hasFeature } from '../../stores/system/system.ts';
import { guardSecondTap } from '../../ui/modal/second-tap.ts';

/** Keeps a member's second taps from what they do not mean. Starts the clock, the reality check and the lock of a member's session, where the site has switched any of them on; and marks free play. */
export async function guardMember(): Promise<void> {
  addEventListener('click', guardSecondTap, true);
  const switched = (['sessionClock', 'realityCheck', 'idleLock'] as const).some(hasFeature);
  // Free play is marked whatever the site has switched on.
  if (!switched && hasRole('account')) return;
  try {
    const { startGuard } = await loadPart(() => import('./Guard.tsx'));
    await startGuard();
  } catch (error) {
    console.warn(error);
    // A page that the early script has covered would stay blank: it shows the way to load it again.
    const root = document.documentElement;
    if (root.dataset.locked !== undefined) root.dataset.boot = 'failed';
  }
}
