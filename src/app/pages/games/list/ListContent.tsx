import { GameGrid } from '../../../features/game-tiles/GameGrid.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { t } from '../../../i18n/texts.ts';
import { isWhole, typeOf } from '../../../lib/list-category.ts';
import { isPlain } from '../../../lib/list-view.ts';
import { gameList, go } from '../../../routes/links.ts';
import { gameListBusy, nextGames } from '../../../stores/games/game-list.ts';
import { reloadShown, shownList } from '../../../stores/games/shown-list.ts';
import { TileBones } from '../../../ui/bones/Bones.tsx';
import styles from './GameList.css';
import { ListBones } from './GameList.skeleton.tsx';
import type { ListFaceProps } from './ListFace.tsx';
import type { ListPlace } from './list-rules.ts';

const ListFace = lazy(() => import('./ListFace.tsx'), { texts: ['lists', 'filter'] });

interface ListContentProps extends ListPlace {
  /** The address of the list, for games and logins to lead back to. */
  here: string;
}

/** The four faces of a list: skeleton, games, none found, and what went wrong. */
export function ListContent({ here, ...place }: ListContentProps) {
  const { category, view } = place;
  const { games, error, total, next } = shownList(category, view);

  if (!games) return error ? <OtherFace {...place} error={error} /> : <ListBones />;
  if (games.length === 0 && !next) return <OtherFace {...place} />;
  const retry = () => (next ? nextGames() : reloadShown(category, view));
  const whole = isPlain(view) && !isWhole(category);
  return (
    <div className={styles.listGrid}>
      <GameGrid
        games={games}
        count={games.length}
        total={total}
        label={t('games_label')}
        here={here}
        onNeedMore={next && !error ? nextGames : undefined}
      />
      {next && <MoreBones />}
      {error && <End text={t('games_failed')} label={t('retry')} onPress={retry} />}
      {!whole && !next && !error && (
        // The way from the end of a narrowed list to all games of its type (SPEC 2.8).
        <End label={t('games_clear')} onPress={() => go(gameList(typeOf(category) || 'RNG'))} />
      )}
    </div>
  );
}

/** Where the games of the next page will stand, while they are asked for: a component of its own, as a list that flies asks all the time. */
const MoreBones = () => (gameListBusy.value ? <TileBones count={3} /> : null);

/** Why nothing is there, and a way out. Where that cannot be had, a list that is empty says so, and another that there is no line. */
const OtherFace = (given: ListFaceProps) => (
  <Part of={ListFace} props={given} bones={<ListBones />} title={given.error ? undefined : t('games_empty')} />
);

interface EndProps {
  /** What went wrong, where something did. */
  text?: string;
  label: string;
  onPress: () => void;
}

/** What stands below the last game: the way on. */
const End = ({ text, label, onPress }: EndProps) => (
  <p className={styles.listEnd} role={text && 'alert'}>
    {text && <span>{text}</span>}
    <button type="button" className="btn btn-ghost" onClick={onPress}>
      {label}
    </button>
  </p>
);
