import { runMode } from '../device/run-mode.ts';
import { local, tab } from '../device/storage.ts';
import { offerApp } from '../stores/screen/app-offer.ts';

/** How long the first visit belongs to the games alone, in ms. */
const FIRST_VISIT = 30_000;

/**
 * Has home offer the app: on the first visit after a while, later at once; never inside the app itself or a page on the home screen
 * (SPEC 2.2). A reload in the same tab is the same visit.
 */
export function waitWithOffer(): void {
  if (runMode() !== 'H5') return;
  const first = tab.get('firstVisit') ?? (local.get('visited') ? undefined : '1');
  tab.set('firstVisit', first);
  local.set('visited', '1');
  setTimeout(offerApp, first ? FIRST_VISIT : 0);
}
