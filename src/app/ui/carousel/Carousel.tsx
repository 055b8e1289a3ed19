import './Carousel.css';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { motionAllowed } from '../../lib/motion.ts';
import { watchVisible } from '../../lib/observe.ts';
import { lookAhead } from '../../lib/picture-url.ts';
import { times } from '../../lib/times.ts';
import { startAutoplay } from './autoplay.ts';
import { canTurn, stripPlace, stripTurner } from './strip.ts';
import type { Turner } from './turner.ts';

/** ms after the first paint before anything but the first slide is drawn or loaded. */
const AFTER_PAINT = 1200;

export interface CarouselProps {
  count: number;
  /** Draws one slide; it fills the width. It asks for its picture only once it is `due`: on show, or about to be. */
  renderSlide: (index: number, due: boolean) => ReactNode;
  /** Shape of every slide, in CSS px: the room is kept before anything is there. */
  width: number;
  height: number;
  /** Name of the carousel for screen readers. */
  label: string;
}

const FIRST: ReadonlySet<number> = new Set([0]);

/** Which slides are due: the first, and those that `want` has named. */
function useDue(count: number): [due: ReadonlySet<number>, want: (...slides: number[]) => void] {
  const [due, setDue] = useState(FIRST);
  const want = useCallback(
    (...slides: number[]) => {
      const wanted = slides.map((slide) => (slide + count) % count);
      setDue((known) => (wanted.every((slide) => known.has(slide)) ? known : new Set([...known, ...wanted])));
    },
    [count],
  );
  return [due, want];
}

/** The slide on show is the one stop of the keyboard; the focus goes along with it. */
function useOneStop(box: RefObject<HTMLElement | null>, current: number, slides: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: slides that are drawn bring stops
  useEffect(() => {
    const track = box.current;
    if (!track) return;
    const inside = track.contains(document.activeElement);
    [...track.children].forEach((slide, index) => {
      for (const one of slide.querySelectorAll<HTMLElement>('a, button')) {
        one.tabIndex = index === current ? 0 : -1;
        if (inside && index === current) one.focus({ preventScroll: true });
      }
    });
  }, [box, current, slides]);
}

/** False until the element has been seen for a while: what is initialised while hidden measures 0. */
function useStarted(box: RefObject<HTMLElement | null>, count: number): boolean {
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
function useTurning(
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
    import('./slider.ts').then(take).catch((error: unknown) => console.warn('carousel stays a strip', error));
    return () => {
      gone = true;
    };
  }, [track, started, turns, asked, setCurrent]);

  return { turner, slider, ask: () => setAsked(true) };
}

/**
 * Banners (SPEC section 9: every 5000 ms, 1000 ms, only when more than one). The first slide is plain HTML; after the first paint
 * the others join it as a strip that snaps under the finger and, where motion is allowed, turns by itself. keen-slider takes it over once
 * somebody has touched it.
 */
export function Carousel({ count, renderSlide, width, height, label }: CarouselProps) {
  const box = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [due, want] = useDue(count);
  const started = useStarted(box, count);
  const { turner, slider, ask } = useTurning(track, { count, started }, setCurrent, want);

  const slides = started ? count : Math.min(1, count);
  const dir = document.documentElement.dir || 'ltr';
  useOneStop(track, current, slides);
  // Whoever touches it may go either way; under data saver a slide has its picture once it is seen.
  const wantBeside = () => lookAhead() > 0 && want(current - 1, current + 1);
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const place = stripPlace(currentTarget);
    want(Math.floor(place), Math.ceil(place));
    setCurrent(Math.round(place));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const right = Number(key === 'ArrowRight') - Number(key === 'ArrowLeft');
    if (!right) return;
    wantBeside();
    ask();
    turner.current?.step(dir === 'rtl' ? -right : right);
  };
  const strip = started && !slider;
  return (
    <section
      ref={box}
      className="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      onTouchStart={wantBeside}
      onTouchEnd={ask}
      onPointerEnter={wantBeside}
      onMouseEnter={ask}
    >
      <div
        ref={track}
        className={`carousel-track ${strip ? 'carousel-strip' : ''} ${slider ? 'carousel-slider' : ''}`}
        dir={slider ? 'ltr' : dir}
        onScroll={strip ? onScroll : undefined}
      >
        {times(slides, (index) => (
          <div key={index} className="carousel-slide" dir={dir} style={{ paddingTop: `${(height / width) * 100}%` }}>
            <div className="carousel-fill">{renderSlide(index, due.has(index))}</div>
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="carousel-dots" aria-hidden="true">
          {times(count, (index) => (
            <span key={index} className={index === current ? 'carousel-dot carousel-here' : 'carousel-dot'} />
          ))}
        </div>
      )}
    </section>
  );
}
