import { useEffect, useRef, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import type { VendorCard } from '../../../../contract/schemas/games.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { SearchButton } from '../../../features/search/SearchButton.tsx';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { type ReadCategory, readCategory } from '../../../lib/read-category.ts';
import { gameList, go, goBack } from '../../../routes/links.ts';
import { vendorsWith } from '../../../stores/games/vendors.ts';
import { TitleBar } from '../../../ui/bar/TitleBar.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import styles from './GameRead.css';
import GameReadSkeleton from './GameRead.skeleton.tsx';
import { ReadCard } from './ReadCard.tsx';
import { ReadRail } from './ReadRail.tsx';

const TITLES: Readonly<Record<ReadCategory, TextKey>> = {
  RNG: 'title_slots',
  LIVE: 'title_live',
  PVP: 'title_poker',
  FISH: 'title_fish',
  SPORTS: 'title_sports',
  ESPORTS: 'title_esports',
  LOTT: 'title_lottery',
};

/** Space above a card that is led to, in px (--space-3). */
const GAP = 12;

/**
 * A game-reading page (SPEC 2.1, 2.2): a category by its vendors, each with what it has and the way into it, and at the right side the
 * vendors' marks, which lead to their cards.
 */
export default function GameRead() {
  const now = usePathname();
  const [path] = useState(now);
  const category = readCategory(path);
  return (
    <>
      <TitleBar title={t(TITLES[category])} backLabel={t('back')} onBack={goBack}>
        <SearchButton />
      </TitleBar>
      <Vendors category={category} here={path} />
    </>
  );
}

function Vendors({ category, here }: { category: string; here: string }) {
  const vendors = vendorsWith(category);
  useEffect(() => vendors.want(), [vendors]);
  const other = () => go(gameList('RNG'));
  return (
    <Loaded
      resource={vendors}
      title={t('read_failed')}
      bones={<GameReadSkeleton />}
      empty={<Face kind="empty" title={t('read_empty')} action={t('read_elsewhere')} onAction={other} />}
      isEmpty={(known) => known.length === 0}
    >
      {(known) => <Reading category={category} vendors={known} here={here} />}
    </Loaded>
  );
}

interface ReadingProps {
  category: string;
  vendors: readonly VendorCard[];
  here: string;
}

function Reading({ category, vendors, here }: ReadingProps) {
  const box = useRef<HTMLDivElement>(null);
  const lead = (index: number) => {
    const card = box.current?.children[index];
    if (!card) return;
    // Below the bar, and the space that cards have.
    const bar = document.querySelector('.titlebar')?.clientHeight ?? 0;
    scrollBy(0, card.getBoundingClientRect().top - bar - GAP);
    card.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.read}>
      <div ref={box} className={styles.readCards}>
        {vendors.map((vendor) => (
          <ReadCard key={vendor.vassalage} vendor={vendor} category={category} here={here} />
        ))}
      </div>
      <ReadRail vendors={vendors} cards={box} onPick={lead} />
    </div>
  );
}
