import { t } from '../../../i18n/texts.ts';
import { hotGames } from '../../../stores/games/lobby.ts';
import { forgetSearches, recentSearches } from '../../../stores/games/recent-searches.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { clock } from '../../../ui/icon/list.ts';
import { GameRow } from './GameRow.tsx';
import styles from './Search.css';

/** Hot games that are shown before anything is typed. */
const POPULAR = 8;

/** Before anything is typed: what was searched for of late, and the hot games. */
export function SearchStart({ onFind }: { onFind: (text: string) => void }) {
  const recent = recentSearches.value;
  const games = hotGames.value.value?.slice(0, POPULAR);
  return (
    <>
      {recent.length > 0 && (
        <section className={styles.findRows}>
          <div className={styles.findHead}>
            <h2 className={styles.findTitle}>{t('search_recent')}</h2>
            <button type="button" className={styles.findClear} onClick={forgetSearches}>
              {t('search_forget')}
            </button>
          </div>
          <ul>
            {recent.map((text) => (
              <li key={text}>
                <button
                  type="button"
                  className={`${styles.findRow} ${styles.findRowSlim}`}
                  onClick={() => onFind(text)}
                >
                  <Icon path={clock} size="md" />
                  <span className={`${styles.findText} ellipsis`}>{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.findRows}>
        <h2 className={styles.findHead}>{t('search_popular')}</h2>
        {games ? (
          <ul>
            {games.map((game) => (
              <li key={game.nodeId}>
                <GameRow game={game} />
              </li>
            ))}
          </ul>
        ) : (
          !hotGames.error.value && <LineBones count={POPULAR} />
        )}
      </section>
    </>
  );
}
