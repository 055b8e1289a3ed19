import { type ReactNode, useState } from 'react';
import { times } from '../../lib/times.ts';
import styles from './Snap.css';

export interface SnapProps {
  count: number;
  /** Draws one cell. Pages after the first are only drawn once the row is touched, scrolled or focused. */
  renderCell: (index: number) => ReactNode;
  /** Name of the row for screen readers. */
  label: string;
}

/** Cells of a page: 3 beside each other and 2 above each other (SPEC section 9), or 6 beside each other where there is room. */
const PAGE = 6;

/** The last page that may come into sight from where the strip stands. */
function reached(strip: HTMLElement): number {
  return Math.ceil(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth)) + 1;
}

/** A section of a lobby: pages of 3 x 2 that snap under the finger, by CSS alone (Chromium 67 scrolls them without the snap). */
export function Snap({ count, renderCell, label }: SnapProps) {
  const pages = Math.ceil(count / PAGE);
  const [drawn, setDrawn] = useState(1);
  const draw = (strip: HTMLElement) => setDrawn((now) => Math.max(now, reached(strip) + 1));

  return (
    <section
      className={styles.snap}
      aria-label={label}
      onTouchStart={(event) => draw(event.currentTarget)}
      onPointerEnter={(event) => draw(event.currentTarget)}
      onFocus={(event) => draw(event.currentTarget)}
      onScroll={(event) => draw(event.currentTarget)}
    >
      {times(pages, (page) => (
        <ul key={page} className={styles.snapPage}>
          {times(page < drawn ? Math.min(PAGE, count - page * PAGE) : 0, (cell) => (
            <li key={cell} aria-setsize={count} aria-posinset={page * PAGE + cell + 1}>
              {renderCell(page * PAGE + cell)}
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
