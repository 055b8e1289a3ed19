import type { Winner } from '../../../../contract/schemas/games.ts';
import { playGame } from '../../../features/game-tiles/play-game.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { home } from '../../../routes/links.ts';
import { winnerBoard } from '../../../stores/games/winners.ts';
import { currency } from '../../../stores/system/system.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { WinnerList } from '../../../ui/winners/WinnerList.tsx';
import { ICONS } from '../HomeCategories.tsx';
import { NearSection } from '../HomeSection.tsx';
import styles from './Lobby.css';

/** Drawn size of a game's picture in CSS px, and height of an entry. */
const PICTURE = { width: 40, height: 40 };
const ENTRY = 56;

/** The winner board (SPEC 2.7): the biggest wins and the jackpots, each a list that climbs by itself. Without winners it is hidden. */
export function WinnerBoard() {
  return (
    <NearSection
      resource={winnerBoard}
      isEmpty={({ biggest }) => biggest.length === 0}
      title={t('winners')}
      icon={ICONS.COCKFIGHT}
    >
      {(board) => (
        <>
          <Winners title={t('winners_biggest')} list={board?.biggest} />
          <Winners title={t('winners_jackpots')} list={board?.jackpots} gold />
        </>
      )}
    </NearSection>
  );
}

interface WinnersProps {
  title: string;
  list: readonly Winner[] | undefined;
  gold?: boolean;
}

function Winners({ title, list, gold = false }: WinnersProps) {
  if (list?.length === 0) return null;
  return (
    <div className={gold ? `${styles.board} ${styles.boardGold}` : styles.board}>
      <h3 className={styles.boardTitle}>{title}</h3>
      <div className={styles.boardList}>
        {list ? (
          <WinnerList
            count={list.length}
            itemHeight={ENTRY}
            label={title}
            onPick={(index) => void playGame((list[index] as Winner).game, home)}
            renderItem={(index) => <Entry winner={list[index] as Winner} />}
          />
        ) : (
          <LineBones count={2} />
        )}
      </div>
    </div>
  );
}

function Entry({ winner: { vo } }: { winner: Winner }) {
  return (
    <span className={styles.boardEntry}>
      <span className={styles.boardPicture}>
        <Picture src={vo.iconUrl} name={vo.gameName} {...PICTURE} />
      </span>
      <span className={styles.boardWho}>
        <b className="ellipsis">{vo.customerName}</b>
        <small className="ellipsis">{vo.gameName}</small>
      </span>
      <b className={styles.boardSum}>{money(vo.winAmount, currency.value)}</b>
    </span>
  );
}
