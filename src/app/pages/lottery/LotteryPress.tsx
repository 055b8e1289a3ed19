import { type ReactNode, type RefObject, useCallback } from 'react';
import type { Lottery } from '../../../contract/schemas/lottery.ts';
import { playGame } from '../../features/game-tiles/play-game.ts';
import { useWhileNear } from '../../features/loading/near.ts';
import { t } from '../../i18n/texts.ts';
import { lookAhead } from '../../lib/picture-url.ts';
import { login } from '../../routes/links.ts';
import { followDraw, type Standing, standingOf } from '../../stores/lottery/draws.ts';
import { launchableOf } from '../../stores/lottery/lottery.ts';
import { signedIn } from '../../stores/session/session.ts';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import { Press } from '../../ui/press/Press.tsx';
import styles from './Lottery.css';

/** Where a lottery stands, kept up to date while `box` is on the screen or near it. */
export function useStanding(gameCode: string, box: RefObject<HTMLElement | null>): Standing | undefined {
  const follow = useCallback(() => followDraw(gameCode), [gameCode]);
  useWhileNear(box, follow, lookAhead());
  return standingOf(gameCode).value;
}

interface LotteryPressProps {
  lottery: Lottery;
  /** The address of the page, for the game and for a login to lead back to. */
  here: string;
  className: string;
  children: ReactNode;
}

/** What is tapped to play a lottery. */
export function LotteryPress({ lottery, here, className, children }: LotteryPressProps) {
  return (
    <Press
      className={className}
      href={signedIn.value ? undefined : login(here)}
      onPress={() => void playGame(launchableOf(lottery), here)}
    >
      {children}
    </Press>
  );
}

/** The draw that takes bets now, by its number, and the time that it still takes them. */
export function NextDraw({ standing, large = false }: { standing: Standing | undefined; large?: boolean }) {
  const look = large ? `${styles.lotteryClock} ${styles.lotteryClockLarge}` : styles.lotteryClock;
  return (
    <>
      <span className={`${styles.lotterySoon} ellipsis`}>{standing?.numero ?? '\u00a0'}</span>
      <span className={styles.lotterySoon}>{t('lottery_next')}</span>
      {standing ? (
        <Countdown className={look} until={standing.closesAt} ended={t('lottery_drawing')} />
      ) : (
        <span className={look}>–:––</span>
      )}
    </>
  );
}
