import { type RefObject, useEffect, useRef, useState } from 'react';
import type { VendorCard } from '../../../../contract/schemas/games.ts';
import { t } from '../../../i18n/texts.ts';
import { watchVisible } from '../../../lib/observe.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import styles from './GameRead.css';

/** What lies this near to the screen's edge, in px, is not read any more: it is below the bar. */
const EDGE = 72;

interface ReadRailProps {
  vendors: readonly VendorCard[];
  /** The box of the vendors' cards, in the same order. */
  cards: RefObject<HTMLElement | null>;
  onPick: (index: number) => void;
}

/** Drawn size of a mark, in px. */
const PICTURE = { width: 40, height: 20 };

/** The place of the first card on the screen. */
function useFirstSeen(cards: RefObject<HTMLElement | null>, count: number): number {
  const [first, setFirst] = useState(0);
  useEffect(() => {
    const seen = new Set<number>();
    const stops = Array.from(cards.current?.children ?? [])
      .slice(0, count)
      .map((card, index) =>
        watchVisible(
          card,
          (visible) => {
            if (visible) seen.add(index);
            else seen.delete(index);
            if (seen.size > 0) setFirst(Math.min(...seen));
          },
          -EDGE,
        ),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [cards, count]);
  return first;
}

/** The widget at the right side of a game-reading page (SPEC 2.2): the vendors' marks, the one that is read lit, a tap leads to its card. */
export function ReadRail({ vendors, cards, onPick }: ReadRailProps) {
  const rail = useRef<HTMLElement>(null);
  const first = useFirstSeen(cards, vendors.length);

  useEffect(() => {
    const box = rail.current;
    const mark = box?.children[first] as HTMLElement | undefined;
    if (box && mark) box.scrollTop = mark.offsetTop - (box.clientHeight - mark.offsetHeight) / 2;
  }, [first]);

  return (
    <nav ref={rail} className={styles.readRail} aria-label={t('read_rail')}>
      {vendors.map(({ vassalage, name, iconUrl }, index) => (
        <button
          key={vassalage}
          type="button"
          className={index === first ? `${styles.readMark} ${styles.readMarkOn}` : styles.readMark}
          aria-current={index === first}
          onClick={() => onPick(index)}
        >
          <span className="hide-visually">{name}</span>
          <span className={styles.readMarkArt}>
            <Picture src={iconUrl} name={name} {...PICTURE} />
          </span>
        </button>
      ))}
    </nav>
  );
}
