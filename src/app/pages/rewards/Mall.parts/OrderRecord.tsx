import { useEffect } from 'react';
import type { MallOrder } from '../../../../contract/schemas/mall.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { integer } from '../../../i18n/format.ts';
import { language, t } from '../../../i18n/texts.ts';
import { mallOrders } from '../../../stores/mall-records.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { RewardRecord } from '../RewardRecord.tsx';

/** Height of an order in px, with the gap below it. */
const ROW = 116;

const renderRow = (order: MallOrder) => <OrderRow order={order} />;

/** What was exchanged, and how far it has come. */
export default function OrderRecord() {
  const lang = language();
  useEffect(() => mallOrders.open({ language: lang }), [lang]);
  return (
    <RewardRecord
      record={mallOrders}
      rowHeight={ROW}
      renderRow={renderRow}
      label={t('mall_orders')}
      empty={{ title: t('orders_empty'), text: t('orders_empty_text') }}
      failed={t('orders_failed')}
      onRetry={() => mallOrders.open({ language: lang })}
    />
  );
}

/** What is told below an order: why it came back, how it travels, or where it goes to. */
function noteOf({ status, note, receiver }: MallOrder): string {
  if (note) return status === 'rejected' ? t('order_reason', { reason: note }) : t('order_tracking', { code: note });
  if (status === 'rejected') return t('order_points_back');
  return receiver ? receiver.address : '';
}

function OrderRow({ order }: { order: MallOrder }) {
  const { kind, name, iconUrl, quantity, points, status, createdAt } = order;
  return (
    <article className="card order">
      <span className={`order-art mall-${kind}`}>
        <Picture src={iconUrl} name="" width={40} height={40} />
      </span>
      <div className="order-what">
        <h3 className="order-name ellipsis">
          {quantity} × {name}
        </h3>
        <p className="order-line">{shortMoment(createdAt)}</p>
        <p className="order-line ellipsis">{noteOf(order)}</p>
      </div>
      <div className="order-sums">
        <span className="order-points">{t('mall_price', { points: integer(points) })}</span>
        <span className={`order-status order-${status}`}>{t(`order_${status}`)}</span>
      </div>
    </article>
  );
}
