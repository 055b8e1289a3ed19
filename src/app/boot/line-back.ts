import { forgetMembers } from '../device/kept-answers.ts';
import { throttle } from '../lib/throttle.ts';
import { askAgain, savedAt } from '../stores/data/line.ts';
import { online } from '../stores/data/online.ts';
import { onSignOut, session } from '../stores/session/session.ts';
import { refreshMember } from './member.ts';

/** Longest pause before asking again, in ms: all phones of a mast come back in the same second. */
const SPREAD = 2000;

/** What failed is asked for again at most once in this many ms when the page only came to the front. */
const RARELY = 30_000;

/** Forgets what members were told, as nobody may read it who is not signed in. */
const forget = (): void => void forgetMembers().catch(console.warn);

const seldom = throttle(RARELY, askAgain);

/** A picture that broke without a line would stay a placeholder for as long as it is on the page. */
function mendPictures(): void {
  for (const img of document.images) {
    const { src } = img;
    if (src && img.complete && !img.naturalWidth) img.src = src;
  }
}

function returned(): void {
  askAgain();
  mendPictures();
  refreshMember();
}

/**
 * Brings what is old or unsettled up to date when the line is back, or when the page comes to the front: in a pocket, where lines come and
 * go, nothing is asked for.
 */
export function followReturns(): void {
  let unseen = false;
  if (!session.peek()) forget();
  onSignOut(forget);
  const soon = () => {
    unseen = document.hidden;
    if (!unseen) setTimeout(returned, Math.random() * SPREAD);
  };
  addEventListener('online', soon);
  // Memory has answered, and there is a line: it came back before anybody listened here.
  if (savedAt.peek() !== undefined && online.peek()) soon();
  document.addEventListener('visibilitychange', () => {
    const isBack = !document.hidden && online.peek();
    if (isBack && unseen) {
      unseen = false;
      returned();
      return;
    }
    refreshMember();
    if (isBack) seldom();
  });
}
