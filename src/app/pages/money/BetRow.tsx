import type { Bet } from '../../../contract/schemas/records.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { dateTime } from '../../i18n/timestamp.ts';
import { currency } from '../../stores/system.ts';

/** One bet: the game and when, what was staked and what came back. A tap tells all of it. */
export function BetRow({ bet, onPress }: { bet: Bet; onPress: () => void }) {
  const { gameName, vassalage, placedAt, stake, payout, status } = bet;
  return (
    <button type="button" className="bet" aria-haspopup="dialog" onClick={onPress}>
      <span className="bet-what">
        <span className="bet-name ellipsis">{gameName}</span>
        <span className="bet-when ellipsis">
          {vassalage} · {dateTime(placedAt)}
        </span>
      </span>
      <span className="bet-sums">
        <span className="bet-stake">{money(stake, currency.value)}</span>
        <span className={`bet-status bet-${status}`}>
          {status === 'won' ? money(`+${payout}`, currency.value) : t(`bet_${status}`)}
        </span>
      </span>
    </button>
  );
}
