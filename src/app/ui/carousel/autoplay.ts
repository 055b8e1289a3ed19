import type { KeenSliderInstance } from 'keen-slider';
import { watchVisible } from '../../lib/observe.ts';
import { onSign } from '../../lib/signs.ts';

/** ms between two slides (SPEC section 9). */
const EVERY = 5000;
/** ms before the turn in which the next picture comes. */
const AHEAD = 2000;
/** ms without a sign of the visitor after which nobody is taken to look: slides cost bytes. */
const ALONE = 8000;

/**
 * Moves on every 5 s while the slider is on the screen, its page in front, somebody is there, and nobody touches or focuses it; `want` is
 * told of the next slide a little before. Gives the way to stop.
 */
export function startAutoplay(slider: KeenSliderInstance, want: (slide: number) => void): () => void {
  const track = slider.container;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visible = true;
  let waiting = false;
  let sign = performance.now();

  const pause = () => clearTimeout(timer);
  const announce = () => {
    waiting = performance.now() - sign > ALONE;
    if (waiting) return;
    want(slider.track.details.rel + 1);
    timer = setTimeout(slider.next, AHEAD);
  };
  const plan = () => {
    pause();
    if (visible && !document.hidden && !track.contains(document.activeElement))
      timer = setTimeout(announce, EVERY - AHEAD);
  };
  const note = () => {
    sign = performance.now();
    if (!waiting) return;
    waiting = false;
    plan();
  };
  const unwatch = watchVisible(track, (now) => {
    visible = now;
    plan();
  });

  slider.on('dragStarted', pause);
  slider.on('dragEnded', plan);
  slider.on('animationEnded', plan);
  slider.on('updated', plan);
  track.addEventListener('focusin', pause);
  track.addEventListener('focusout', plan);
  document.addEventListener('visibilitychange', plan);
  const stopSigns = onSign(note);
  return () => {
    pause();
    unwatch();
    track.removeEventListener('focusin', pause);
    track.removeEventListener('focusout', plan);
    document.removeEventListener('visibilitychange', plan);
    stopSigns();
  };
}
