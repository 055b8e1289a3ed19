import { useRef } from 'react';
import type { Lottery } from '../../../contract/schemas/lottery.ts';
import { t } from '../../i18n/texts.ts';
import { times } from '../../lib/times.ts';
import { popularLotteries } from '../../stores/lottery.ts';
import { Balls } from '../../ui/balls/Balls.tsx';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { LotteryPress } from './LotteryPress.tsx';
import { useStanding } from './use-standing.ts';

/** What most people play, in a strip. Without any it is hidden; one that failed offers to try again. */
export function PopularLotteries({ here }: { here: string }) {
  const list = popularLotteries.value.value;
  const failed = !list && popularLotteries.error.value;
  if (list?.length === 0) return null;
  return (
    <section className="lottery-popular" aria-label={t('lottery_popular')}>
      <div className="lottery-head">
        <h2 className="lottery-title">{t('lottery_popular')}</h2>
        {failed && (
          <button type="button" className="btn btn-quiet" onClick={() => void popularLotteries.load()}>
            {t('retry')}
          </button>
        )}
      </div>
      <ul className="lottery-strip">
        {list?.map((lottery) => (
          <li key={lottery.gameCode}>
            <PopularCard lottery={lottery} here={here} />
          </li>
        )) ?? times(failed ? 0 : 2, (card) => <li key={card} className="bone lottery-card" />)}
      </ul>
    </section>
  );
}

function PopularCard({ lottery, here }: { lottery: Lottery; here: string }) {
  const box = useRef<HTMLDivElement>(null);
  const standing = useStanding(lottery.gameCode, box);
  return (
    <div ref={box}>
      <LotteryPress className="lottery-card lottery-card-full" lottery={lottery} here={here}>
        <span className="lottery-card-head">
          <span className="lottery-card-icon">
            <Picture src={lottery.iconUrl} name={lottery.name} width={40} height={40} />
          </span>
          <span className="lottery-what">
            <span className="lottery-name ellipsis">{lottery.name}</span>
            <span className="lottery-numero ellipsis">{standing ? standing.numero : '\u00a0'}</span>
          </span>
        </span>
        <Balls numbers={standing?.last?.numbers} label={t('lottery_last')} large />
        <span className="lottery-card-foot">
          <span>
            <span className="lottery-soon">{t('lottery_next')}</span>
            {standing ? (
              <Countdown
                className="lottery-clock lottery-clock-large"
                until={standing.closesAt}
                ended={t('lottery_drawing')}
              />
            ) : (
              <span className="lottery-clock lottery-clock-large">–:––</span>
            )}
          </span>
          <span className="lottery-play">{t('lottery_play')}</span>
        </span>
      </LotteryPress>
    </div>
  );
}
