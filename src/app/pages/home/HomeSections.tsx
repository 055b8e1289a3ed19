import { useEffect, useRef } from 'react';
import type { Game, GameCategory } from '../../../contract/shapes/games.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { lookAhead } from '../../lib/picture-url.ts';
import { listPath } from '../../lib/route-games.ts';
import { watchVisible } from '../../lib/watch.ts';
import { chooseCategory, hotGames, sections } from '../../stores/lobby.ts';
import type { Resource } from '../../stores/resource.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { cherriesFill, fireFill, sparkleFill, starFill } from '../../ui/icon/lobby.ts';
import { SectionHead } from '../../ui/section/SectionHead.tsx';
import { Snap } from '../../ui/snap/Snap.tsx';
import { HomeTile } from './HomeTile.tsx';

interface Section {
  title: TextKey;
  icon: string;
  games: Resource<Game[]>;
  /** The category that More switches to. */
  more: GameCategory;
}

const SECTIONS: readonly Section[] = [
  { title: 'section_HOT', icon: fireFill, games: hotGames, more: 'HOT' },
  { title: 'section_NEW', icon: sparkleFill, games: sections.NEW, more: 'RNG' },
  { title: 'section_REM', icon: starFill, games: sections.REM, more: 'RNG' },
  { title: 'section_RNG', icon: cherriesFill, games: sections.RNG, more: 'RNG' },
];

/** Games of one section that are drawn: three pages of 3 x 2. */
const SHOWN = 18;

function showMore(category: GameCategory): void {
  chooseCategory(category);
  scrollTo(0, 0);
}

/** The game sections of home (SPEC 2.7). While not even the first could be loaded, one error face stands for all. */
export function HomeSections() {
  const shown = SECTIONS.some(({ games }) => games.value.value || games.busy.value);
  if (hotGames.error.value && !shown) {
    const retry = () => void hotGames.load();
    return <Face kind="error" title={t('home_failed')} action={t('retry')} onAction={retry} />;
  }
  return (
    <>
      {SECTIONS.map((section, index) => (
        <HomeSection key={section.title} section={section} first={index === 0} />
      ))}
    </>
  );
}

/**
 * A section asks for its games when it comes near the screen; until then bones keep its room. Without games it is hidden (SPEC 2.7);
 * one that failed offers to try again.
 */
function HomeSection({ section, first }: { section: Section; first: boolean }) {
  const { title, icon, more } = section;
  const box = useRef<HTMLElement>(null);
  const games = section.games.value.value;

  useEffect(() => {
    if (!box.current) return;
    return watchVisible(box.current, (near) => near && section.games.want(), lookAhead());
  }, [section]);

  if (games?.length === 0) return null;
  if (!games && section.games.error.value) {
    return (
      <section className="home-section">
        <SectionHead title={t(title)} icon={icon} more={t('retry')} onMore={() => void section.games.load()} />
      </section>
    );
  }
  return (
    <section ref={box} className="home-section">
      <SectionHead
        title={t(title)}
        icon={icon}
        more={t('more')}
        onMore={() => showMore(more)}
        moreHref={listPath(more)}
      />
      {games ? (
        <Snap
          count={Math.min(SHOWN, games.length)}
          label={t(title)}
          renderCell={(index) => <HomeTile game={games[index] as Game} eager={first && index < 6} />}
        />
      ) : (
        <TileBones count={6} />
      )}
    </section>
  );
}
