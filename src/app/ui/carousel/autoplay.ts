import type { KeenSliderInstance } from 'keen-slider';
import { watchVisible } from '../../lib/observe.ts';

/** ms between two slides (SPEC section 9). */
const EVERY = 5000;

/** Moves on every 5 s while the slider is on the screen, its page in front, and nobody touches or focuses it; gives the way to stop. */
export function startAutoplay(slider: KeenSliderInstance): () => void {
  const track = slider.container;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let visible = true;

  const pause = () => clearTimeout(timer);
  const plan = () => {
    pause();
    if (visible && !document.hidden && !track.contains(document.activeElement)) timer = setTimeout(slider.next, EVERY);
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
