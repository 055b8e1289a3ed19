import type { Game, GameCategory } from '../../../contract/shapes/games.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { listPath } from '../../lib/route-games.ts';
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

/** The game sections of home (SPEC 2.7). When none could be loaded, one error face stands for all. */
export function HomeSections() {
  const failed = SECTIONS.every(({ games }) => games.error.value && !games.value.value);
  if (failed) {
    const retry = () => {
      for (const { games } of SECTIONS) void games.load();
    };
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

/** A section without games is hidden (SPEC 2.7); one that failed offers to try again. */
function HomeSection({ section, first }: { section: Section; first: boolean }) {
  const { title, icon, more } = section;
  const games = section.games.value.value;
  if (games?.length === 0) return null;
  if (!games && section.games.error.value) {
    return (
      <section className="home-section">
        <SectionHead title={t(title)} icon={icon} more={t('retry')} onMore={() => void section.games.load()} />
      </section>
    );
  }
  return (
    <section className="home-section">
      <SectionHead title={t(title)} icon={icon} more={t('more')} onMore={() => showMore(more)} moreHref={listPath(more)} />
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
