import { TRANSITION, type Turner } from './turner.ts';

/** Starts at once, ends softly, as keen-slider does here. */
const EASING = 'cubic-bezier(0.17, 0.84, 0.44, 1)';

/** Where a strip that the finger scrolls stands, in slides, in either writing direction. */
export const stripPlace = (track: HTMLElement): number => Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth);

/** Whether this browser stops a strip at its slides and moves them without script: not before Chromium 69 and Safari 13.1. */
export const canTurn = (track: HTMLElement): boolean => 'animate' in track && 'scrollSnapType' in track.style;

/**
 * Turns a strip that the finger scrolls: the browser alone moves the two slides, and the strip is scrolled to the new one at the end.
 * `onSlide` is told of the slide that comes.
 */
export function stripTurner(track: HTMLElement, onSlide: (index: number) => void): Turner {
  const side = document.documentElement.dir === 'rtl' ? 100 : -100;
  let moves: readonly Animation[] = [];
  let coming: Element | undefined;
  const place = (): number => Math.round(stripPlace(track));
  const rest = (): void => {
    for (const move of moves) move.cancel();
    if (coming) track.scrollLeft += coming.getBoundingClientRect().left - track.getBoundingClientRect().left;
    [moves, coming] = [[], undefined];
    delete track.dataset.turning;
  };
  const move = (slide: Element, from: number): Animation =>
    slide.animate(
      [from, from + side].map((at) => ({ transform: `translateX(${at}%)` })),
      { duration: TRANSITION, easing: EASING, fill: 'forwards' },
    );
  const next = (): void => {
    if (!canTurn(track)) return;
    rest();
    const slides = track.children;
    const from = place();
    const to = (from + 1) % slides.length;
    const [leaving, entering] = [slides[from], slides[to]];
    if (!leaving || !entering) return;
    coming = entering;
    track.dataset.turning = '';
    // The first slide comes after the last one, so for this turn it stands behind it.
    const turn = move(entering, to > from ? 0 : -side * slides.length);
    turn.onfinish = rest;
    moves = [move(leaving, 0), turn];
    onSlide(to);
  };
  const step = (by: number): void => {
    rest();
    track.scrollBy({ left: by * -Math.sign(side) * track.clientWidth });
  };
  return { place, next, step, rest, stop: rest };
}
