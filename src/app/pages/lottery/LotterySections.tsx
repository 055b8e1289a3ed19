import { useRef } from 'react';
import type { Lottery } from '../../../contract/schemas/lottery.ts';
import { useNear } from '../../features/loading/near.ts';
import { recordMoment } from '../../i18n/record-moment.ts';
import { t } from '../../i18n/texts.ts';
import { times } from '../../lib/times.ts';
import { popularLotteries, recentDraws } from '../../stores/lottery/lottery.ts';
import { Balls } from '../../ui/balls/Balls.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Lottery.css';
import { LotteryPress, NextDraw, useStanding } from './LotteryPress.tsx';

/** What most people play, in a strip. Without any it is hidden; one that failed offers to try again. */
export function PopularLotteries({ here }: { here: string }) {
  const list = popularLotteries.value.value;
  const failed = !list && popularLotteries.error.value;
  if (list?.length === 0) return null;
  return (
    <section aria-label={t('lottery_popular')}>
      <LotteryHead title={t('lottery_popular')} onRetry={failed ? () => void popularLotteries.load() : undefined} />
      <ul className={styles.lotteryStrip}>
        {list?.map((lottery) => (
          <li key={lottery.gameCode}>
            <PopularCard lottery={lottery} here={here} />
          </li>
        )) ?? times(failed ? 0 : 2, (card) => <li key={card} className={`bone ${styles.lotteryCard}`} />)}
      </ul>
    </section>
  );
}

/** The head of a section; one that failed offers to try again. */
function LotteryHead({ title, onRetry }: { title: string; onRetry: (() => void) | undefined }) {
  return (
    <div className={styles.lotteryHead}>
      <h2 className={styles.lotteryTitle}>{title}</h2>
      {onRetry && (
        <button type="button" className="btn btn-quiet" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}

function PopularCard({ lottery, here }: { lottery: Lottery; here: string }) {
  const box = useRef<HTMLDivElement>(null);
  const standing = useStanding(lottery.gameCode, box);
  return (
    <div ref={box}>
      <LotteryPress className={`${styles.lotteryCard} ${styles.lotteryCardFull}`} lottery={lottery} here={here}>
        <span className={styles.lotteryCardHead}>
          <span className={styles.lotteryCardIcon}>
            <Picture src={lottery.iconUrl} name={lottery.name} width={40} height={40} />
          </span>
          <span className={styles.lotteryWhat}>
            <span className={`${styles.lotteryName} ellipsis`}>{lottery.name}</span>
            <span className={`${styles.lotteryNumero} ellipsis`}>{standing?.last?.numero ?? '\u00a0'}</span>
          </span>
        </span>
        <Balls numbers={standing?.last?.numbers} label={t('lottery_last')} large />
        <span className={styles.lotteryCardFoot}>
          <span>
            <NextDraw standing={standing} large />
          </span>
          <span className={styles.lotteryPlay}>{t('lottery_play')}</span>
        </span>
      </LotteryPress>
    </div>
  );
}

/** Draws that are shown of those the platform tells. */
const SHOWN = 12;

/** The latest draws, asked for when they come near the screen. Without any they are hidden; a failure offers to try again. */
export function RecentDraws() {
  const box = useNear<HTMLElement>(recentDraws);
  const draws = recentDraws.value.value;
  const failed = !draws && recentDraws.error.value;

  if (draws?.length === 0) return null;
  return (
    <section ref={box} className={styles.lotteryResults} aria-label={t('lottery_results')}>
      <LotteryHead title={t('lottery_results')} onRetry={failed ? () => void recentDraws.load() : undefined} />
      <ul>
        {draws?.slice(0, SHOWN).map(({ gameCode, numero, name, drawAt, numbers }) => (
          <li key={`${gameCode} ${numero}`} className={styles.lotteryResult}>
            <span className={styles.lotteryWhat}>
              <span className={`${styles.lotteryName} ellipsis`}>{name}</span>
              <span className={`${styles.lotteryNumero} ellipsis`}>{recordMoment(drawAt)}</span>
            </span>
            <Balls numbers={numbers} label={t('lottery_last')} />
          </li>
        ))}
      </ul>
    </section>
  );
}
