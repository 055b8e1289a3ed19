import { useEffect } from 'react';
import type { Game } from '../../../contract/schemas/games.ts';
import { ownRows } from '../../device/own-rows.ts';
import { playGame } from '../../features/game-tiles/play-game.ts';
import { t } from '../../i18n/texts.ts';
import { jackpotList } from '../../lib/list-paths.ts';
import { go, home, homeAt } from '../../routes/links.ts';
import type { Resource } from '../../stores/data/resource.ts';
import { tileOf } from '../../stores/games/game-tile.ts';
import { favouriteGames, jackpotGames, recentGames, wantOwnGames } from '../../stores/games/own-games.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { clock, heart } from '../../ui/icon/list.ts';
import { crownFill } from '../../ui/icon/lobby.ts';
import { Tile } from '../../ui/tile/Tile.tsx';
import { HOME_TILE, NearSection } from './HomeSection.tsx';
import stripStyles from './lobby/Strip.css';
import ownRowsStyles from './OwnRows.css';

/** What a member goes on with, first on home: the games played of late, the favourites that are not among them, and the jackpots. */
export default function OwnRows() {
  useEffect(() => void wantOwnGames(), []);
  const { rows } = ownRows();
  return (
    <>
      <OwnRow games={recentGames} title={t('section_RECENT')} icon={clock} more="/m/gameList?type=RECENT" />
      {(favouriteGames.value.value || rows > 2) && (
        <OwnRow games={favouriteGames} title={t('cat_FAV')} icon={heart} more={homeAt('FAV')} />
      )}
      {(jackpotGames.value.value || rows > 1) && (
        <OwnRow games={jackpotGames} title={t('winners_jackpots')} icon={crownFill} more={jackpotList} />
      )}
    </>
  );
}

interface OwnRowProps {
  games: Resource<Game[]>;
  title: string;
  icon: string;
  /** Where the whole list is. */
  more: string;
}

/** One line of small tiles that is moved sideways. What is known of these games needs no ribbon, heart or vendor. */
function OwnRow({ games: source, title, icon, more }: OwnRowProps) {
  return (
    <NearSection
      resource={source}
      isEmpty={(games) => games.length === 0}
      title={title}
      icon={icon}
      onMore={() => go(more)}
      moreHref={more}
    >
      {(games) =>
        games ? (
          <ul className={`${stripStyles.lobbyStrip} ${ownRowsStyles.ownRow}`} aria-label={title}>
            {games.map((game) => (
              <li key={game.nodeId}>
                <Tile
                  {...tileOf(game)}
                  ribbon={undefined}
                  favourite={undefined}
                  vendor=""
                  pictureWidth={HOME_TILE}
                  onOpen={() => void playGame(game, home)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <TileBones count={4} />
        )
      }
    </NearSection>
  );
}
