import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { startAutoplay } from './autoplay.ts';

/** ms that one slide takes to give way to the next (SPEC section 9). */
const TRANSITION = 1000;

/** Easing of the carousel: starts at once, ends softly. */
const ease = (t: number) => 1 - (1 - t) ** 4;

/** A slider that runs: `step` turns it by so many slides. */
export interface RunningSlider {
  stop(): void;
  step(by: number): void;
}

/**
 * Puts keen-slider on a visible track whose children are the slides, from slide `initial` on; gives the way to take it off.
 * `want` is told which slide comes next before it does. In a right-to-left page the track itself must be left-to-right: the slider counts from the other side by its own option.
 */
export function startSlider(
  track: HTMLElement,
  initial: number,
  onSlide: (index: number) => void,
  want: (slide: number) => void,
): RunningSlider {
  const slider: KeenSliderInstance = new KeenSlider(track, {
    selector: ':scope > *',
    initial,
    loop: true,
    rtl: document.documentElement.dir === 'rtl',
    defaultAnimation: { duration: TRANSITION, easing: ease },
    slideChanged: ({ track: { details } }) => onSlide(details.rel),
  });
  const stop = startAutoplay(slider, want);
  return {
    stop() {
      stop();
      slider.destroy();
    },
    step: (by) => by && slider.moveToIdx(slider.track.details.abs + by),
  };
}
