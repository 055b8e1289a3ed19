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
import { lookAhead } from '../../lib/picture-url.ts';
import { times } from '../../lib/times.ts';
import styles from './Carousel.css';
import { stripPlace } from './strip.ts';
import { useStarted, useTurning } from './turning.ts';

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
      className={styles.carousel}
      aria-label={label}
      onKeyDown={onKeyDown}
      onTouchStart={wantBeside}
      onTouchEnd={ask}
      onPointerEnter={wantBeside}
      onMouseEnter={ask}
    >
      <div
        ref={track}
        className={`${styles.carouselTrack} ${strip ? styles.carouselStrip : ''} ${slider ? styles.carouselSlider : ''}`}
        dir={slider ? 'ltr' : dir}
        onScroll={strip ? onScroll : undefined}
      >
        {times(slides, (index) => (
          <div
            key={index}
            className={styles.carouselSlide}
            dir={dir}
            style={{ paddingTop: `${(height / width) * 100}%` }}
          >
            <div className={styles.carouselFill}>{renderSlide(index, due.has(index))}</div>
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.carouselDots} aria-hidden="true">
          {times(count, (index) => (
            <span
              key={index}
              className={index === current ? `${styles.carouselDot} ${styles.carouselHere}` : styles.carouselDot}
            />
          ))}
        </div>
      )}
    </section>
  );
}
