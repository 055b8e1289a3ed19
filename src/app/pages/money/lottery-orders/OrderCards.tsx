import type { LotteryOrderDetail, LotterySubOrder } from '../../../../contract/schemas/records.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { exactMoment } from '../../../i18n/record-moment.ts';
import { t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system/system.ts';
import { Balls } from '../../../ui/balls/Balls.tsx';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import styles from './OrderView.css';

/** When an order's draw closes and draws, in ms of the phone's own clock. */
export interface DrawTimes {
  closesAt: number;
  drawAt: number;
  /** Whether bets can be placed and cancelled now. */
  takesBets: boolean;
}

/** The head of an order: lottery, draw, state, the numbers once they are drawn, and the sums. */
export function OrderHead({ order, draw }: { order: LotteryOrderDetail; draw: DrawTimes }) {
  const { name, numero, numbers, status, stake, returned, payout, placedAt, orderId } = order;
  const shown = (decimal: string) => money(decimal, currency.value);
  return (
    <section className={`card ${styles.orderHead}`}>
      <div className={styles.orderLine}>
        <h2 className={`${styles.orderName} ellipsis`}>{name}</h2>
        <span className={`${styles.orderState} ${styles[`order-state--${status}`]}`}>{t(`order_${status}`)}</span>
      </div>
      <p className={styles.orderQuiet}>{t('order_numero', { numero })}</p>
      {numbers.length > 0 ? (
        <div className={styles.orderDrawn}>
          <Balls numbers={numbers} label={t('order_numbers')} large />
        </div>
      ) : (
        <p className={`${styles.orderLine} ${styles.orderClock}`}>
          <span className={styles.orderQuiet}>{t(draw.takesBets ? 'order_closes' : 'order_draws')}</span>
          <Countdown
            className={styles.orderTime}
            until={draw.takesBets ? draw.closesAt : draw.drawAt}
            ended={t(draw.takesBets ? 'order_closed' : 'order_drawing')}
          />
        </p>
      )}
      <dl className={styles.orderFacts}>
        <Fact name={t('orders_stake')} value={shown(stake)} />
        {/^0+(\.0+)?$/.test(returned) || <Fact name={t('orders_returned')} value={shown(returned)} />}
        {(status === 'won' || status === 'lost') && <Fact name={t('orders_payout')} value={shown(payout)} />}
        <Fact name={t('orders_when')} value={exactMoment(placedAt)} />
        <Fact name={t('orders_id')} value={orderId} />
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={`${styles.orderLine} ${styles.orderFact}`}>
      <dt className={styles.orderQuiet}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface OrderBetsProps {
  order: LotteryOrderDetail;
  takesBets: boolean;
  /** A cancellation is under way. */
  busy: boolean;
  onCancel: (subOrderId: string) => void;
}

/** The bets of an order, each with its cancel button while that is allowed. */
export function OrderBets({ order, takesBets, busy, onCancel }: OrderBetsProps) {
  return (
    <section className={`card ${styles.orderBets}`}>
      <h2 className={styles.orderTitle}>{plural('order_bets', order.subOrders.length)}</h2>
      <ul>
        {order.subOrders.map((bet) => (
          <li key={bet.subOrderId} className={styles.orderBet}>
            <Bet bet={bet} />
            {takesBets && bet.cancellable && (
              <button
                type="button"
                className={`btn btn-ghost ${styles.orderCancel}`}
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
        <p className={styles.orderQuiet}>{t('order_cancel_hint')}</p>
      )}
    </section>
  );
}

function Bet({ bet }: { bet: LotterySubOrder }) {
  const { play, numbers, stake, payout, status } = bet;
  return (
    <div className={status === 'cancelled' ? `${styles.orderPlay} ${styles.orderPlayCancelled}` : styles.orderPlay}>
      <div className={styles.orderLine}>
        <Balls numbers={numbers} label={play} />
        <b className={styles.orderSum}>{money(stake, currency.value)}</b>
      </div>
      <div className={styles.orderLine}>
        <span className={styles.orderQuiet}>{play}</span>
        <span className={`${styles.orderEnd} ${styles[`order-end--${status}`]}`}>
          {status === 'won' ? money(`+${payout}`, currency.value) : t(`order_${status}`)}
        </span>
      </div>
    </div>
  );
}
