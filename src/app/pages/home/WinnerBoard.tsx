import { useEffect, useRef } from 'react';
import type { Winner } from '../../../contract/schemas/games.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { watchVisible } from '../../lib/observe.ts';
import { lookAhead } from '../../lib/picture-url.ts';
import { go, home, login } from '../../routes/links.ts';
import { tapGame } from '../../stores/game-tile.ts';
import { currency } from '../../stores/system.ts';
import { winnerBoard } from '../../stores/winners.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { WinnerList } from '../../ui/winners/WinnerList.tsx';
import type { HomeKit } from './kit.ts';

/** Drawn size of a game's picture in CSS px, and height of an entry. */
const PICTURE = { width: 40, height: 40 };
const ENTRY = 56;

/** Launches the game that was won with. */
async function play({ game }: Winner): Promise<void> {
  if ((await tapGame(game, home)) === 'login') go(login(home));
}

/** The winner board (SPEC 2.7): the biggest wins and the jackpots, each a list that climbs by itself. Without winners it is hidden. */
export function WinnerBoard({ kit: { Head, icons } }: { kit: HomeKit }) {
  const box = useRef<HTMLElement>(null);
  const board = winnerBoard.value.value;
  const failed = !board && winnerBoard.error.value !== undefined;

  useEffect(() => {
    if (!box.current) return;
    return watchVisible(box.current, (near) => near && winnerBoard.want(), lookAhead());
  }, []);

  if (board?.biggest.length === 0) return null;
  return (
    <section ref={box} className="home-section">
      <Head
        title={t('winners')}
        icon={icons.COCKFIGHT}
        {...(failed && { more: t('retry'), onMore: () => void winnerBoard.load() })}
      />
      {!failed && (
        <>
          <Winners title={t('winners_biggest')} list={board?.biggest} />
          <Winners title={t('winners_jackpots')} list={board?.jackpots} gold />
        </>
      )}
    </section>
  );
}

function Winners({
  title,
  list,
  gold = false,
}: {
  title: string;
  list: readonly Winner[] | undefined;
  gold?: boolean;
}) {
  if (list?.length === 0) return null;
  return (
    <div className={gold ? 'board board-gold' : 'board'}>
      <h3 className="board-title">{title}</h3>
      <div className="board-list">
        {list ? (
          <WinnerList
            count={list.length}
            itemHeight={ENTRY}
            label={title}
            onPick={(index) => void play(list[index] as Winner)}
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
    <span className="board-entry">
      <span className="board-picture">
        <Picture src={vo.iconUrl} name={vo.gameName} {...PICTURE} />
      </span>
      <span className="board-who">
        <b className="ellipsis">{vo.customerName}</b>
        <small className="ellipsis">{vo.gameName}</small>
      </span>
      <b className="board-sum">{money(vo.winAmount, currency.value)}</b>
    </span>
  );
}
