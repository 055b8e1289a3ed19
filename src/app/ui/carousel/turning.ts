import { type RefObject, useEffect, useRef, useState } from 'react';
import { motionAllowed } from '../../lib/motion.ts';
import { watchVisible } from '../../lib/observe.ts';
import { lookAhead } from '../../lib/picture-url.ts';
import { startAutoplay } from './autoplay.ts';
import { canTurn, stripTurner } from './strip.ts';
import type { Turner } from './turner.ts';

/** ms after the first paint before anything but the first slide is drawn or loaded. */
const AFTER_PAINT = 1200;

/** False until the element has been seen for a while: what is initialised while hidden measures 0. */
export function useStarted(box: RefObject<HTMLElement | null>, count: number): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    if (count < 2 || !box.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unwatch = watchVisible(box.current, (visible) => {
      if (!visible || timer !== undefined) return;
      timer = setTimeout(() => setStarted(true), AFTER_PAINT);
    });
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [box, count]);
  return started;
}

interface Turning {
  /** What turns the slides now. */
  readonly turner: RefObject<Turner | undefined>;
  /** True once keen-slider has taken the strip over. */
  readonly slider: boolean;
  /** Has keen-slider come. */
  ask(): void;
}

/**
 * Turns a strip that has started where motion is allowed. keen-slider comes for whoever has touched it, who goes round without end then,
 * and at once where the browser cannot turn a strip; a strip it stays where that fails.
 */
export function useTurning(
  track: RefObject<HTMLElement | null>,
  { count, started }: { readonly count: number; readonly started: boolean },
  setCurrent: (slide: number) => void,
  want: (...slides: number[]) => void,
): Turning {
  const turner = useRef<Turner | undefined>(undefined);
  const [asked, setAsked] = useState(false);
  const [slider, setSlider] = useState(false);
  const turns = motionAllowed() && lookAhead() > 0;

  useEffect(() => {
    const element = track.current;
    if (!started || count < 2 || !element) return;
    const strip = stripTurner(element, setCurrent);
    turner.current = strip;
    if (!canTurn(element)) setAsked(true);
    const stop = turns ? startAutoplay(element, () => turner.current ?? strip, want) : undefined;
    return () => {
      stop?.();
      turner.current?.stop();
      turner.current = undefined;
      setSlider(false);
    };
  }, [track, count, started, turns, setCurrent, want]);

  useEffect(() => {
    const element = track.current;
    if (!started || !turns || !asked || !element) return;
    let gone = false;
    const take = async ({ standsStill, startSlider }: typeof import('./slider.ts')) => {
      await standsStill(element);
      if (gone || !turner.current) return;
      turner.current.rest();
      const initial = turner.current.place();
      element.scrollLeft = 0;
      setSlider(true);
      turner.current = startSlider(element, initial, setCurrent);
    };
    import('./slider.ts').then(take).catch((error: unknown) => {
      console.warn('carousel stays a strip', error);
      // The next touch asks again.
      if (!gone) setAsked(false);
    });
    return () => {
      gone = true;
    };
  }, [track, started, turns, asked, setCurrent]);

  return { turner, slider, ask: () => setAsked(true) };
}
