import { type ReactNode, useEffect, useRef, useState } from 'react';
import { watchVisible } from '../../lib/observe.ts';
import { times } from '../../lib/times.ts';
import { cycleOf, cycleStyle } from '../marquee/cycle.ts';
import { useWalk } from '../marquee/use-walk.ts';
import styles from './WinnerList.css';

/** Entries that are seen at once; the list scrolls only when there are more (SPEC section 9). */
const SEEN = 3;
/** px per second: an entry is read before it leaves. */
const SPEED = 21;

export interface WinnerListProps {
  /** Entries in the list; with none nothing is drawn. */
  count: number;
  /** Draws the inside of one entry: text and pictures, nothing that is tapped. The first three are drawn twice. */
  renderItem: (index: number) => ReactNode;
  /** A tap on an entry, or Enter. */
  onPick: (index: number) => void;
  /** Name of the list for screen readers. */
  label: string;
  /** Height of every entry in px, 44 or more; the box is as high as three. */
  itemHeight?: number;
  /** Holds it still, as below an open dialog. */
  paused?: boolean;
}

/**
 * A list that climbs by itself (winner board, SPEC 2.7), moved by the compositor alone. It stands still with three entries or fewer, off
 * the screen and while touched; for reduced motion, on the low tier and for the keyboard it is a list that scrolls. The first entries
 * follow the last once more so that the turn has no seam; screen readers and the keyboard meet each entry once.
 */
export function WinnerList({ count, renderItem, onPick, label, itemHeight = 52, paused = false }: WinnerListProps) {
  const box = useRef<HTMLElement>(null);
  const [visible, setVisible] = useState(false);
  const { walked, handlers } = useWalk();
  const some = count > 0;

  useEffect(() => (some && box.current ? watchVisible(box.current, setVisible) : undefined), [some]);

  if (!some) return null;
  const moving = count > SEEN && !walked;
  const height = { height: itemHeight };
  const style = moving ? cycleStyle(cycleOf(count * itemHeight, SPEED), visible && !paused) : undefined;
  return (
    <section
      ref={box}
      className={walked ? `${styles.winners} ${styles.winnersWalked}` : styles.winners}
      aria-label={label}
      style={{ height: Math.min(SEEN, count) * itemHeight }}
      {...handlers}
    >
      <div className={moving ? `${styles.winnersTrack} ${styles.winnersMoving}` : styles.winnersTrack} style={style}>
        <ul>
          {times(count, (index) => (
            <li key={index}>
              <button type="button" className={styles.winnersItem} style={height} onClick={() => onPick(index)}>
                {renderItem(index)}
              </button>
            </li>
          ))}
        </ul>
        {count > SEEN && (
          <div className={styles.winnersEcho} aria-hidden="true">
            {times(SEEN, (index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the echo of a button that the keyboard reaches
              // biome-ignore lint/a11y/noStaticElementInteractions: the echo of a button
              <div key={index} className={styles.winnersItem} style={height} onClick={() => onPick(index)}>
                {renderItem(index)}
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
