import { GameGrid } from '../../../features/game-tiles/GameGrid.tsx';
import { t } from '../../../i18n/texts.ts';
import { search as searchPath } from '../../../routes/links.ts';
import { hotGames } from '../../../stores/games/lobby.ts';
import { forgetSearches, recentSearches } from '../../../stores/games/recent-searches.ts';
import { TileBones } from '../../../ui/bones/Bones.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { clock } from '../../../ui/icon/list.ts';

/** Before anything is typed: what was searched for of late, and the hot games. */
export function SearchStart({ onFind }: { onFind: (text: string) => void }) {
  const recent = recentSearches.value;
  const games = hotGames.value.value;
  return (
    <>
      {recent.length > 0 && (
        <section className="find-rows">
          <div className="find-head">
            <h2 className="find-title">{t('search_recent')}</h2>
            <button type="button" className="find-clear" onClick={forgetSearches}>
              {t('search_forget')}
            </button>
          </div>
          <ul>
            {recent.map((text) => (
              <li key={text}>
                <button type="button" className="find-row find-row-slim" onClick={() => onFind(text)}>
                  <Icon path={clock} size="md" />
                  <span className="find-text ellipsis">{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="find-games">
        <h2 className="find-head">{t('search_popular')}</h2>
        {games ? (
          <GameGrid
            games={games}
            total={games.length}
            label={t('search_popular')}
            here={searchPath}
            onNeedMore={undefined}
          />
        ) : (
          !hotGames.error.value && <TileBones count={12} />
        )}
      </div>
    </>
  );
}
