import { type ReactNode, useEffect, useRef } from 'react';
import type { Game, GameCategory } from '../../../contract/schemas/games.ts';
import { t } from '../../i18n/texts.ts';
import { listPath } from '../../lib/game-category.ts';
import { watchVisible } from '../../lib/observe.ts';
import { lookAhead } from '../../lib/picture-url.ts';
import { chooseCategory } from '../../stores/lobby.ts';
import type { Resource } from '../../stores/resource.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { SectionHead } from '../../ui/section/SectionHead.tsx';
import { Snap } from '../../ui/snap/Snap.tsx';
import { HomeTile } from './HomeTile.tsx';

export interface HomeSectionProps {
  title: string;
  icon?: string | undefined;
  /** A picture of the title, drawn in its place. */
  art?: ReactNode;
  games: Resource<Game[]>;
  /** The category that More switches to. */
  more: GameCategory;
  /** The section of the first screen. */
  first?: boolean;
}

function showMore(category: GameCategory): void {
  chooseCategory(category);
  scrollTo(0, 0);
}

/**
 * A section of home (SPEC 2.7). It asks for its games when it comes near the screen; until then bones keep its room. Without games it
 * is hidden; one that failed offers to try again.
 */
export function HomeSection({ title, icon, art, games: source, more, first = false }: HomeSectionProps) {
  const box = useRef<HTMLElement>(null);
  const games = source.value.value;
  const failed = !games && source.error.value !== undefined;
  const retry = () => void source.load();

  useEffect(() => {
    if (!box.current) return;
    return watchVisible(box.current, (near) => near && source.want(), lookAhead());
  }, [source]);

  if (games?.length === 0) return null;
  if (failed && first) {
    return (
      <div className="home-failed">
        <Face kind="error" title={t('home_failed')} action={t('retry')} onAction={retry} />
      </div>
    );
  }
  return (
    <section ref={box} className="home-section">
      <SectionHead
        title={title}
        icon={icon}
        art={art}
        {...(failed
          ? { more: t('retry'), onMore: retry }
          : { more: t('more'), onMore: () => showMore(more), moreHref: listPath(more) })}
      />
      {games ? (
        <Snap
          count={games.length}
          label={title}
          renderCell={(index) => <HomeTile game={games[index] as Game} eager={first && index < 6} />}
        />
      ) : (
        !failed && <TileBones count={6} />
      )}
    </section>
  );
}
