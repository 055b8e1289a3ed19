import { POPUPS_SHOWN } from '../../device/popups-shown.ts';
import { tab } from '../../device/storage.ts';
import { homeAnnouncements } from '../announcements/announcements.ts';
import { session } from '../session/session.ts';
import { openSheet } from './menu.ts';
import { toast } from './toasts.ts';

/** ms between two looks whether something still lies over the page. */
const AGAIN = 500;

/** How often it is looked at most for pop-ups that do not open: their bytes may not be had. */
const LOOKS = 20;

/** Whether pop-ups of this login are still to come: home asks for them after the login. */
function popupsToCome(): boolean {
  const member = session.peek();
  if (!member || tab.get(POPUPS_SHOWN) === String(member.since)) return false;
  return homeAnnouncements.busy.peek() || Boolean(homeAnnouncements.value.peek()?.popup.length);
}

/** What lies over the page, and what asks at its edge until it is answered. */
const MODAL = '[aria-modal]';
const EDGE = '[data-asks]';

/** Whether what was tapped is on its way over the page: a sheet whose bytes are still to come, or what is waited for. */
const isComing = (): boolean => openSheet.peek() !== undefined || toast.peek()?.kind === 'loading';

/** When somebody was let in last, in ms: what it shows is not there at once. */
let letIn = 0;

/**
 * What asks for attention by itself waits here, so that one thing asks at a time: ends once nothing lies over the page or is on its way
 * there, none of the login's pop-ups is to come, and nobody was let in just before, or when `isWanted` says no. What asks at the `edge` of
 * the page carries `data-asks`, and waits for others there as well; a dialog comes over it. The login's pop-ups themselves say that none is
 * `toCome` before them.
 */
export async function pageFree(
  isWanted: () => boolean = () => true,
  edge = false,
  toCome: () => boolean = popupsToCome,
): Promise<void> {
  const over = edge ? `${MODAL},${EDGE}` : MODAL;
  for (let looks = 0; isWanted(); ) {
    const taken = document.querySelector(over) || isComing() || Date.now() - letIn < AGAIN;
    if (!taken && !toCome()) {
      letIn = Date.now();
      return;
    }
    if (!taken) looks += 1;
    if (looks > LOOKS) return;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}
