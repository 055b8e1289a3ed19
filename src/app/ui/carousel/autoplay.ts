import { watchVisible } from '../../lib/observe.ts';
import type { Turner } from './turner.ts';

/** ms between two turns (SPEC section 9). */
const EVERY = 5000;
/** ms before a turn in which the next picture comes. */
const AHEAD = 2000;

const TOUCHED = ['touchstart', 'mousedown', 'focusin'];
/** A mouse may be let go of elsewhere. */
const LEFT = ['touchend', 'touchcancel', 'mouseup', 'mouseleave', 'focusout'];

/**
 * Turns every 5 s while the track is on the screen, its page in front, and nobody touches or focuses it; `want` is told of the next
 * slide a little before. `turner` gives what turns at that moment. Gives the way to stop.
 */
export function startAutoplay(track: HTMLElement, turner: () => Turner, want: (slide: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visible = true;

  const pause = () => clearTimeout(timer);
  const plan = () => {
    pause();
    if (visible && !document.hidden && !track.contains(document.activeElement))
      timer = setTimeout(announce, EVERY - AHEAD);
  };
  const turn = () => {
    turner().next();
    plan();
  };
  const announce = () => {
    want(turner().place() + 1);
    timer = setTimeout(turn, AHEAD);
  };
  const hold = () => {
    pause();
    turner().rest();
  };
  const unwatch = watchVisible(track, (now) => {
    visible = now;
    plan();
  });

  for (const name of TOUCHED) track.addEventListener(name, hold, { passive: true });
  for (const name of LEFT) track.addEventListener(name, plan);
  document.addEventListener('visibilitychange', plan);
  return () => {
    pause();
    unwatch();
    for (const name of TOUCHED) track.removeEventListener(name, hold);
    for (const name of LEFT) track.removeEventListener(name, plan);
    document.removeEventListener('visibilitychange', plan);
  };
}
