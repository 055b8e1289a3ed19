import { POPUPS_SHOWN } from '../../device/popups-shown.ts';
import { tab } from '../../device/storage.ts';
import { homeAnnouncements } from '../announcements/announcements.ts';
import { session } from '../session/session.ts';

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

/** Whether nothing lies over the page, and none of the login's pop-ups is to come. */
export const isPageFree = (): boolean => !document.querySelector('[aria-modal]') && !popupsToCome();

/**
 * What asks for attention by itself waits here, so that one thing asks at a time: ends once the page is free, or when `isWanted` says no.
 */
export async function pageFree(isWanted: () => boolean = () => true): Promise<void> {
  for (let looks = 0; isWanted() && !isPageFree(); ) {
    if (!document.querySelector('[aria-modal]')) looks += 1;
    if (looks > LOOKS) return;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}
