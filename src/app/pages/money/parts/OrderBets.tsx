import type { LotteryOrderDetail, LotterySubOrder } from '../../../../contract/schemas/records.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system.ts';
import { Balls } from '../../../ui/balls/Balls.tsx';

interface OrderBetsProps {
  order: LotteryOrderDetail;
  takesBets: boolean;
  /** A cancellation is under way. */
  busy: boolean;
  onCancel: (subOrderId: string) => void;
}

/** The bets of an order. */
export function OrderBets({ order, takesBets, busy, onCancel }: OrderBetsProps) {
  return (
    <section className="card order-bets">
      <h2 className="order-title">{plural('order_bets', order.subOrders.length)}</h2>
      <ul>
        {order.subOrders.map((bet) => (
          <li key={bet.subOrderId} className="order-bet">
            <Bet bet={bet} />
            {takesBets && bet.cancellable && (
              <button
                type="button"
                className="btn btn-ghost order-cancel"
                aria-label={`${t('order_cancel')} ${bet.numbers.join(' ')}`}
                disabled={busy}
                onClick={() => onCancel(bet.subOrderId)}
              >
                {t('order_cancel')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {takesBets && order.subOrders.some(({ cancellable }) => cancellable) && (
        <p className="order-quiet">{t('order_cancel_hint')}</p>
      )}
    </section>
  );
}

function Bet({ bet }: { bet: LotterySubOrder }) {
  const { play, numbers, stake, payout, status } = bet;
  return (
    <div className={status === 'cancelled' ? 'order-play order-play-cancelled' : 'order-play'}>
      <div className="order-line">
        <Balls numbers={numbers} label={play} />
        <b className="order-sum">{money(stake, currency.value)}</b>
      </div>
      <div className="order-line">
        <span className="order-quiet">{play}</span>
        <span className={`order-end order-end-${status}`}>
          {status === 'won' ? money(`+${payout}`, currency.value) : t(`order_${status}`)}
        </span>
      </div>
    </div>
  );
}
