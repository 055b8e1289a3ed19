import type { ReactNode } from 'react';
import type { Game, GameCategory } from '../../../contract/schemas/games.ts';
import { favouriteGame, playGame } from '../../features/game-tiles/play-game.ts';
import { useNear } from '../../features/loading/near.ts';
import { Section } from '../../features/loading/Section.tsx';
import { t } from '../../i18n/texts.ts';
import { listPath } from '../../lib/list-paths.ts';
import { home, login } from '../../routes/links.ts';
import type { Resource } from '../../stores/data/resource.ts';
import { isHot, tileOf } from '../../stores/games/game-tile.ts';
import { signedIn } from '../../stores/session/session.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { SectionHead } from '../../ui/section/SectionHead.tsx';
import { Snap } from '../../ui/snap/Snap.tsx';
import { Tile } from '../../ui/tile/Tile.tsx';
import styles from './Home.css';
import { showCategory } from './HomeCategories.tsx';

interface NearSectionProps<Value> {
  resource: Resource<Value>;
  isEmpty: (value: Value) => boolean;
  title: string;
  icon?: string | undefined;
  /** A picture of the title, drawn in its place. */
  art?: ReactNode;
  /** Where "more" leads; without it there is no more. */
  onMore?: (() => void) | undefined;
  moreHref?: string | undefined;
  /** Draws the value, or its bones while it is undefined. */
  children: (value: Value | undefined) => ReactNode;
}

/**
 * A section of home that asks for what it shows when it comes near the screen; until then bones keep its room. An empty one is hidden;
 * one that failed offers to try again.
 */
export function NearSection<Value>(props: NearSectionProps<Value>) {
  const { resource, isEmpty, onMore, moreHref, children, ...head } = props;
  const box = useNear<HTMLElement>(resource);
  const value = resource.value.value;
  const failed = value === undefined && resource.error.value !== undefined;
  if (value !== undefined && isEmpty(value)) return null;
  return (
    <section ref={box} className={styles.homeSection}>
      <SectionHead
        {...head}
        {...(failed
          ? { more: t('retry'), onMore: () => void resource.load() }
          : onMore && { more: t('more'), onMore, moreHref })}
      />
      {!failed && <Section>{children(value)}</Section>}
    </section>
  );
}

interface HomeSectionProps extends Pick<NearSectionProps<Game[]>, 'title' | 'icon' | 'art'> {
  games: Resource<Game[]>;
  /** The category that More switches to. */
  more: GameCategory;
  /** The section of the first screen. */
  first?: boolean;
  /** Hot games, which stand above, are left out. */
  cold?: boolean;
}

/** A section of games (SPEC 2.7). */
export function HomeSection({ games: source, more, first = false, cold, ...head }: HomeSectionProps) {
  if (first && !source.value.value && source.error.value) {
    return (
      <div className={styles.homeFailed}>
        <Face kind="error" title={t('home_failed')} action={t('retry')} onAction={() => void source.load()} />
      </div>
    );
  }
  const shown = (all: Game[]) => (cold ? all.filter((game) => !isHot(game)) : all);
  return (
    <NearSection
      {...head}
      resource={source}
      isEmpty={(all) => !shown(all).length}
      onMore={() => showCategory(more)}
      moreHref={listPath(more)}
    >
      {(all) => {
        if (!all) return <TileBones count={6} />;
        const games = shown(all);
        return (
          <Snap
            count={games.length}
            label={head.title}
            renderCell={(index) => <HomeTile game={games[index] as Game} eager={first && index < 6} />}
          />
        );
      }}
    </NearSection>
  );
}

/** Drawn width of a tile's picture in CSS px. */
export const HOME_TILE = 104;

/** A game on home. A tap launches it; guests go to the login and come back. */
function HomeTile({ game, eager }: { game: Game; eager: boolean }) {
  return (
    <Tile
      {...tileOf(game)}
      pictureWidth={HOME_TILE}
      eager={eager}
      href={signedIn.value ? undefined : login(home)}
      onOpen={() => void playGame(game, home)}
      onFavourite={() => favouriteGame(game, home)}
    />
  );
}
