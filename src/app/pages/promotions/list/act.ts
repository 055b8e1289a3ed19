import { loadPart } from '../../../lib/lazy-part.ts';
import { sitePath } from '../../../lib/site-path.ts';
import { activityDetail, go, login } from '../../../routes/links.ts';
import { stateOf } from '../../../stores/promotion-states.ts';
import { checkRole } from '../../../stores/roles.ts';
import { showToast } from '../../../stores/toasts.ts';
import type { FootButton } from './promotion-button.ts';
import { applyReward, depositWith } from '../ways.ts';

type Acts = typeof import('./claim-and-join.ts').acts;

/** Does something once its bytes are here; where they cannot be had, the person is told. */
function withActs(act: (acts: Acts) => void): void {
  loadPart(() => import('./claim-and-join.ts')).then(
    ({ acts }) => act(acts),
    (error: unknown) => {
      console.error(error);
      showToast('offline', 'no_internet', 3);
    },
  );
}

/** Asks how a claim ended whose answer was lost. */
export const settle = (): void => withActs((acts) => acts.settle());

/** Where a button leads, for what is a link; `back` is the address to come back to after a login. */
export function wayOf(act: FootButton['act'], id: string, back: string): string | undefined {
  if (act === 'login') return login(back);
  if (act === 'detail') return activityDetail(id);
  if (act === 'open') return sitePath(stateOf(id)?.link);
  if (act === 'apply') return applyReward(id);
  return act === 'deposit' ? depositWith(id) : undefined;
}

/** Does what the button of a promotion says; who may only play for free is told so (SPEC section 6). */
export function actOn(act: FootButton['act'], id: string, back: string): void {
  const real = act === 'join' || act === 'claim' || act === 'apply' || act === 'deposit';
  if (real && !checkRole('money')) return;
  const way = wayOf(act, id, back);
  if (way) go(way);
  else if (act === 'join' || act === 'claim') withActs((acts) => acts[act](id));
}
