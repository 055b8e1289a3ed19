import type { KeenSliderInstance } from 'keen-slider';
import { watchVisible } from '../../lib/observe.ts';

/** ms between two slides (SPEC section 9). */
const EVERY = 5000;
/** ms before the turn in which the next picture comes. */
const AHEAD = 2000;

/**
 * Moves on every 5 s while the slider is on the screen, its page in front, and nobody touches or focuses it; `want` is told of the
 * next slide a little before. Gives the way to stop.
 */
export function startAutoplay(slider: KeenSliderInstance, want: (slide: number) => void): () => void {
  const track = slider.container;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visible = true;

  const pause = () => clearTimeout(timer);
  const announce = () => {
    want(slider.track.details.rel + 1);
    timer = setTimeout(slider.next, AHEAD);
  };
  const plan = () => {
    pause();
    if (visible && !document.hidden && !track.contains(document.activeElement))
      timer = setTimeout(announce, EVERY - AHEAD);
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
  return () => {
    pause();
    unwatch();
    track.removeEventListener('focusin', pause);
    track.removeEventListener('focusout', plan);
    document.removeEventListener('visibilitychange', plan);
  };
}
