import { runMode } from '../device/run-mode.ts';
import { local } from '../device/storage.ts';
import { offerApp } from '../stores/screen/app-offer.ts';

/** How long a visit belongs to the games alone, in ms. */
const PATIENCE = 30_000;

/**
 * Has home offer the app: after a while, and at once to who has been offered it before, as its bytes are there then; never inside the
 * app itself or a page on the home screen (SPEC 2.2).
 */
export function waitWithOffer(): void {
  if (runMode() !== 'H5') return;
  const offer = () => {
    local.set('offered', '1');
    offerApp();
  };
  setTimeout(offer, local.get('offered') ? 0 : PATIENCE);
}
