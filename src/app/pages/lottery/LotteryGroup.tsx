import { useRef, useState } from 'react';
import type { Lottery } from '../../../contract/schemas/lottery.ts';
import { t } from '../../i18n/texts.ts';
import type { ShownGroup } from '../../stores/lottery/lottery.ts';
import { Balls } from '../../ui/balls/Balls.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Lottery.css';
import { LotteryPress, NextDraw, useStanding } from './LotteryPress.tsx';

/** Rows that are drawn at first, and by every "show more". */
const STEP = 20;

/** The lotteries of one group of the menu. */
export function LotteryGroup({ group, here }: { group: ShownGroup; here: string }) {
  const [drawn, setDrawn] = useState(STEP);
  return (
    <>
      <ul className={styles.lotteryList} aria-label={group.name || t('title_lottery')}>
        {group.lotteries.slice(0, drawn).map((lottery) => (
          <li key={lottery.gameCode}>
            <LotteryRow lottery={lottery} here={here} />
          </li>
        ))}
      </ul>
      {drawn < group.lotteries.length && (
        <button
          type="button"
          className={`btn btn-ghost ${styles.lotteryMore}`}
          onClick={() => setDrawn((now) => now + STEP)}
        >
          {t('lottery_more')}
        </button>
      )}
    </>
  );
}

/** A lottery: its last numbers, and the time to its next draw. A tap opens it. */
function LotteryRow({ lottery, here }: { lottery: Lottery; here: string }) {
  const box = useRef<HTMLDivElement>(null);
  const standing = useStanding(lottery.gameCode, box);
  return (
    <div ref={box}>
      <LotteryPress className={styles.lotteryRow} lottery={lottery} here={here}>
        <span className={styles.lotteryIcon}>
          <Picture src={lottery.iconUrl} name={lottery.name} width={48} height={48} />
        </span>
        <span className={styles.lotteryWhat}>
          <span className={`${styles.lotteryName} ellipsis`}>{lottery.name}</span>
          <span className={styles.lotteryNumero}>
            {standing?.last ? <LastDraw numero={standing.last.numero} /> : '\u00a0'}
          </span>
          <Balls numbers={standing?.last?.numbers} label={t('lottery_last')} />
        </span>
        <span className={styles.lotteryWhen}>
          <NextDraw standing={standing} />
        </span>
      </LotteryPress>
    </div>
  );
}

/** Keeps the place of the number in its text. */
const MARK = '|';

/** The draw that is over; its number is not broken at its hyphen, but where it is longer than a line. */
function LastDraw({ numero }: { numero: string }) {
  const [before, after] = t('lottery_draw', { numero: MARK }).split(MARK);
  return (
    <>
      {before}
      <bdi className={styles.lotteryWhole}>{numero}</bdi>
      {after}
    </>
  );
}
