import { useEffect } from 'react';
import { GameGrid } from '../../../features/game-tiles/GameGrid.tsx';
import { ErrorFace } from '../../../features/loading/Loaded.tsx';
import { t } from '../../../i18n/texts.ts';
import { go, homeAt, searchFor } from '../../../routes/links.ts';
import { nextGames } from '../../../stores/games/game-list.ts';
import { foundFor, nearNames, openFound, reloadFound } from '../../../stores/games/game-search.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { FoundBones } from './FoundBones.tsx';
import styles from './Search.css';

/** What was searched for, and how to search for something else. */
export interface FoundGamesProps {
  text: string;
  onFind: (text: string) => void;
}

/** All games that a text finds, in the four faces of a list. */
export default function FoundGames({ text, onFind }: FoundGamesProps) {
  useEffect(() => openFound(text), [text]);
  const { games, error, busy, next } = foundFor(text);
  if (!games) {
    if (error) {
      return <ErrorFace error={error} busy={busy} title={t('search_failed')} onRetry={() => reloadFound(text)} />;
    }
    return <FoundBones />;
  }
  if (games.length === 0) return <NothingFound text={text} onFind={onFind} />;
  return (
    <div className={styles.findGames}>
      <h2 className={styles.findHead}>{t('search_found', { text })}</h2>
      <GameGrid
        games={games}
        count={games.length}
        total={games.length}
        label={t('search_results')}
        here={searchFor(text)}
        onNeedMore={next && !error ? nextGames : undefined}
      />
      {error && (
        <p className={styles.findFailed} role="alert">
          {t('search_failed')}{' '}
          <button type="button" className="btn btn-ghost" onClick={() => (next ? nextGames() : reloadFound(text))}>
            {t('retry')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Names that are alike, and the games that most people play. */
function NothingFound({ text, onFind }: FoundGamesProps) {
  const near = nearNames.value;
  return (
    <>
      {near.length > 0 && (
        <section className={styles.findNear}>
          <h2 className={styles.findHead}>{t('search_near')}</h2>
          {near.map((name) => (
            <button key={name} type="button" className={styles.findChip} onClick={() => onFind(name)}>
              {name}
            </button>
          ))}
        </section>
      )}
      <Face
        kind="empty"
        title={t('empty_search', { name: text })}
        text={near.length > 0 ? undefined : t('empty_search_text')}
        action={t('games_see_hot')}
        onAction={() => go(homeAt('HOT'))}
      />
    </>
  );
}
