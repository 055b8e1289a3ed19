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
import type { RunningSlider } from './slider.ts';

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

/** Where a strip that the finger scrolls stands, in slides, in either writing direction. */
const stripPlace = (track: HTMLElement): number => Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth);

const stripIndex = (track: HTMLElement): number => Math.round(stripPlace(track));

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

/**
 * Banners (SPEC section 9: every 5000 ms, 1000 ms, only when more than one). The first slide is plain HTML; after the first paint
 * the others join it as a strip that snaps under the finger, and where motion is allowed keen-slider takes the strip over.
 * Without it (low tier, reduced motion, data saver, a failed load, a browser without it) the strip stays.
 */
export function Carousel({ count, renderSlide, width, height, label }: CarouselProps) {
  const box = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'first' | 'strip' | 'slider'>('first');
  const [current, setCurrent] = useState(0);
  const [due, want] = useDue(count);
  const started = state !== 'first';
  const running = useRef<RunningSlider | undefined>(undefined);

  useEffect(() => {
    if (count < 2 || !box.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A slider initialised while hidden measures 0: it waits until it is seen.
    const unwatch = watchVisible(box.current, (visible) => {
      if (!visible || timer !== undefined) return;
      timer = setTimeout(() => setState('strip'), AFTER_PAINT);
    });
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [count]);

  useEffect(() => {
    const element = track.current;
    if (!started || count < 2 || !element || !motionAllowed() || !lookAhead()) return;
    let gone = false;
    const take = ({ startSlider }: typeof import('./slider.ts')) => {
      if (gone) return;
      const initial = stripIndex(element);
      element.scrollLeft = 0;
      setState('slider');
      running.current = startSlider(element, initial, setCurrent, want);
    };
    const keepStrip = (error: unknown) => console.warn('carousel stays a strip', error);
    import('./slider.ts').then(take, keepStrip);
    return () => {
      gone = true;
      running.current?.stop();
      running.current = undefined;
    };
  }, [started, count, want]);

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
    wantBeside();
    if (running.current) running.current.step(dir === 'rtl' ? -right : right);
    else if (right) track.current?.scrollBy({ left: right * track.current.clientWidth });
  };
  return (
    <section
      ref={box}
      className="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      onTouchStart={wantBeside}
      onPointerEnter={wantBeside}
    >
      <div
        ref={track}
        className={`carousel-track carousel-${state}`}
        dir={state === 'slider' ? 'ltr' : dir}
        onScroll={state === 'strip' ? onScroll : undefined}
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
