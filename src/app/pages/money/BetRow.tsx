import type { Bet } from '../../../contract/shapes/records.ts';
import { dateTime } from '../../i18n/date.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { currency } from '../../stores/system.ts';

/** One bet: the game and when, what was staked and what came back. */
export function BetRow({ bet }: { bet: Bet }) {
  const { gameName, vassalage, placedAt, stake, payout, status } = bet;
  return (
    <article className="bet">
      <div className="bet-what">
        <h3 className="bet-name ellipsis">{gameName}</h3>
        <p className="bet-when ellipsis">
          {vassalage} · {dateTime(placedAt)}
        </p>
      </div>
      <div className="bet-sums">
        <span className="bet-stake">{money(stake, currency.value)}</span>
        <span className={`bet-status bet-${status}`}>
          {status === 'won' ? `+${money(payout, currency.value)}` : t(`bet_${status}`)}
        </span>
      </div>
    </article>
  );
}
