import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { TRANSITION, type Turner } from './turner.ts';

/** ms without a scroll or a finger after which a strip stands still. */
const STILL = 300;

/** Easing of the carousel: starts at once, ends softly. */
const ease = (t: number) => 1 - (1 - t) ** 4;

/** Resolves once no finger is on the strip and it has come to its stop: what is taken from under a finger would jump. */
export function standsStill(track: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(done, STILL);
    };
    const hold = () => clearTimeout(timer);
    const done = () => {
      track.removeEventListener('scroll', wait);
      track.removeEventListener('touchend', wait);
      track.removeEventListener('touchcancel', wait);
      track.removeEventListener('touchstart', hold);
      resolve();
    };
    track.addEventListener('scroll', wait);
    track.addEventListener('touchend', wait);
    track.addEventListener('touchcancel', wait);
    track.addEventListener('touchstart', hold, { passive: true });
    wait();
  });
}

/**
 * Puts keen-slider on a visible track whose children are the slides, from slide `initial` on; gives what turns them, and the way to take
 * it off. In a right-to-left page the track itself must be left-to-right: the slider counts from the other side by its own option.
 */
export function startSlider(track: HTMLElement, initial: number, onSlide: (index: number) => void): Turner {
  const slider: KeenSliderInstance = new KeenSlider(track, {
    selector: ':scope > *',
    initial,
    loop: true,
    rtl: document.documentElement.dir === 'rtl',
    defaultAnimation: { duration: TRANSITION, easing: ease },
    slideChanged: ({ track: { details } }) => onSlide(details.rel),
  });
  return {
    place: () => slider.track.details.rel,
    next: () => slider.next(),
    step: (by) => slider.moveToIdx(slider.track.details.abs + by),
    rest: () => undefined,
    stop: () => slider.destroy(),
  };
}
