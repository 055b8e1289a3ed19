import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { watchSize, watchVisible } from '../../lib/observe.ts';
import { spokenIn } from '../../lib/spoken.ts';
import { cycleOf, cycleStyle } from './cycle.ts';
import styles from './Marquee.css';
import { useWalk } from './use-walk.ts';

export interface MarqueeItem {
  id: string;
  text: string;
}

export interface MarqueeProps {
  /** Titles in order; with none `emptyText` stands still instead. */
  items: readonly MarqueeItem[];
  emptyText: string;
  /** Name of the strip for screen readers. */
  label: string;
  onPick: (index: number) => void;
}

/**
 * The notice strip (SPEC 2.9, 30 steps a second): moved by the compositor alone, paused off the screen and while touched; for the
 * keyboard it stands still and scrolls. The titles stand twice so that the cycle has no seam; screen readers and the keyboard meet the first set only.
 */
export function Marquee({ items, emptyText, label, onPick }: MarqueeProps) {
  if (items.length === 0) return <div className={`${styles.marquee} ${styles.marqueeNone} ellipsis`}>{emptyText}</div>;
  return <Strip items={items} label={label} onPick={onPick} />;
}

function Strip({ items, label, onPick }: Omit<MarqueeProps, 'emptyText'>) {
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const [visible, setVisible] = useState(false);
  const { walked, handlers } = useWalk();
  const measure = useCallback(() => setWidth(list.current?.offsetWidth ?? 0), []);

  useLayoutEffect(measure);
  useEffect(() => (list.current ? watchSize(list.current, measure) : undefined), [measure]);
  useEffect(() => (box.current ? watchVisible(box.current, setVisible) : undefined), []);

  const cycle = cycleOf(width);
  return (
    <section
      ref={box}
      className={walked ? `${styles.marquee} ${styles.marqueeWalked}` : styles.marquee}
      aria-label={label}
      {...handlers}
    >
      <div
        className={cycle.steps ? `${styles.marqueeTrack} ${styles.marqueeMoving}` : styles.marqueeTrack}
        style={cycleStyle(cycle, visible)}
      >
        <ul ref={list} className={styles.marqueeList}>
          {items.map((item, index) => (
            <li key={item.id}>
              <button type="button" className={styles.marqueeItem} onClick={() => onPick(index)} {...spokenIn()}>
                {item.text}
              </button>
            </li>
          ))}
        </ul>
        <div className={`${styles.marqueeList} ${styles.marqueeEcho}`} aria-hidden="true">
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the echo of a button that the keyboard reaches
            // biome-ignore lint/a11y/noStaticElementInteractions: the echo of a button
            <span key={item.id} className={styles.marqueeItem} onClick={() => onPick(index)} {...spokenIn()}>
              {item.text}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
