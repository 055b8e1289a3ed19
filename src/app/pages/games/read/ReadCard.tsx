import type { GameType, VendorCard } from '../../../../contract/schemas/games.ts';
import { playGame } from '../../../features/game-tiles/play-game.ts';
import { integer } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { PLAIN, viewAddress } from '../../../lib/list-view.ts';
import { go, login } from '../../../routes/links.ts';
import { warmLaunch } from '../../../stores/games/game-tile.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Press } from '../../../ui/press/Press.tsx';
import styles from './GameRead.css';

interface ReadCardProps {
  vendor: VendorCard;
  category: string;
  /** The address of the page, for the lobby and the login to lead back to. */
  here: string;
}

/** Drawn size of a vendor's picture, in px. */
const PICTURE = { width: 112, height: 56 };

/** One vendor: its picture, how many games it has of the category, its lobby and its list. */
export function ReadCard({ vendor, category, here }: ReadCardProps) {
  const { vassalage, name, iconUrl, games, lobby } = vendor;
  const list = viewAddress('/m/gameList', `?gameType=${category}`, { ...PLAIN, vendor: vassalage });
  // The lobby is a game like any other (SPEC 7.2).
  const game = { gameId: 'lobby', nodeId: 0, vassalage, gameType: category as GameType, supportPlay: 'H5' };
  return (
    <section className={`${styles.readCard} card`}>
      <div className={styles.readArt}>
        <Picture src={iconUrl} name={name} {...PICTURE} />
      </div>
      <div className={styles.readText}>
        <h2 className={`${styles.readName} ellipsis`} tabIndex={-1}>
          {name}
        </h2>
        <p className={styles.readCount}>{plural('read_count', games).replace(String(games), integer(games))}</p>
      </div>
      <div className={styles.readWays}>
        {lobby && (
          <Press
            className={`btn btn-primary ${styles.readWay}`}
            aria-label={t('read_lobby_of', { name })}
            href={signedIn.value ? undefined : login(here)}
            onTouchStart={warmLaunch}
            onPress={() => void playGame(game, here)}
          >
            {t('read_lobby')}
          </Press>
        )}
        <Press
          className={`btn btn-ghost ${styles.readWay}`}
          aria-label={t('read_list_of', { name })}
          href={list}
          onPress={() => go(list)}
        >
          {t('read_list')}
        </Press>
      </div>
    </section>
  );
}
