import type { LotteryOrder } from '../../../contract/schemas/records.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { dateTime } from '../../i18n/timestamp.ts';
import { currency } from '../../stores/system.ts';

/** One order: which lottery and draw, when, what was staked and how it stands. A tap shows its bets. */
export function OrderRow({ order, onPress }: { order: LotteryOrder; onPress: () => void }) {
  const { name, numero, bets, placedAt, stake, payout, status } = order;
  return (
    <button type="button" className="bet" onClick={onPress}>
      <span className="bet-what">
        <span className="bet-name ellipsis">{name}</span>
        <span className="bet-when ellipsis">
          {numero} · {dateTime(placedAt)}
        </span>
      </span>
      <span className="bet-sums">
        <span className="bet-stake">
          {bets > 1 && <span className="bet-many">{`${bets}× `}</span>}
          {money(stake, currency.value)}
        </span>
        <span className={`bet-status bet-${status}`}>
          {status === 'won' ? money(`+${payout}`, currency.value) : t(`order_${status}`)}
        </span>
      </span>
    </button>
  );
}
