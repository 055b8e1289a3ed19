import type { LotteryOrderDetail } from '../../../../contract/schemas/records.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import { currency } from '../../../stores/system.ts';
import { Balls } from '../../../ui/balls/Balls.tsx';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import type { DrawTimes } from './use-draw.ts';

/** Which lottery and draw, how it stands, the numbers once they are drawn, and the sums. */
export function OrderHead({ order, draw }: { order: LotteryOrderDetail; draw: DrawTimes }) {
  const { name, numero, numbers, status, stake, returned, payout, placedAt, orderId } = order;
  const shown = (decimal: string) => money(decimal, currency.value);
  return (
    <section className="card order-head">
      <div className="order-line">
        <h2 className="order-name ellipsis">{name}</h2>
        <span className={`order-state order-state-${status}`}>{t(`order_${status}`)}</span>
      </div>
      <p className="order-quiet">{t('order_numero', { numero })}</p>
      {numbers.length > 0 ? (
        <div className="order-drawn">
          <Balls numbers={numbers} label={t('order_numbers')} large />
        </div>
      ) : (
        <p className="order-line order-clock">
          <span className="order-quiet">{t(draw.takesBets ? 'order_closes' : 'order_draws')}</span>
          <Countdown
            className="order-time"
            until={draw.takesBets ? draw.closesAt : draw.drawAt}
            ended={t(draw.takesBets ? 'order_closed' : 'order_drawing')}
          />
        </p>
      )}
      <dl className="order-facts">
        <Fact name={t('orders_stake')} value={shown(stake)} />
        {/^0+(\.0+)?$/.test(returned) || <Fact name={t('orders_returned')} value={shown(returned)} />}
        {(status === 'won' || status === 'lost') && <Fact name={t('orders_payout')} value={shown(payout)} />}
        <Fact name={t('orders_when')} value={dateTime(placedAt)} />
        <Fact name={t('orders_id')} value={orderId} />
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="order-line order-fact">
      <dt className="order-quiet">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
