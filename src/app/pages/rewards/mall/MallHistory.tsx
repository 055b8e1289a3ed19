import { useEffect } from 'react';
import type { MallOrder, MallPoints } from '../../../../contract/schemas/mall.ts';
import { HISTORY_LINE, HistoryLine, HistoryList } from '../../../features/history/HistoryList.tsx';
import { shortMoment } from '../../../i18n/dates.ts';
import { integer } from '../../../i18n/format.ts';
import { language, t } from '../../../i18n/texts.ts';
import { mallOrders, mallPoints } from '../../../stores/mall/mall-records.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import styles from './Mall.css';

/** Height of an order in px, with the gap below it. */
const ORDER_ROW = 116;

const renderOrder = (order: MallOrder) => <OrderRow order={order} />;

const renderPoints = ({ kind, points, createdAt, name }: MallPoints) => (
  <HistoryLine
    title={name ? `${t(`points_${kind}`)}: ${name}` : t(`points_${kind}`)}
    note={shortMoment(createdAt)}
    won={points > 0}
  >
    {points > 0 ? '+' : '−'}
    {integer(Math.abs(points))}
  </HistoryLine>
);

/** What was exchanged and how far it has come, or how points came and went; newest first. */
export default function MallHistory({ view }: { view: 'orders' | 'points' }) {
  return view === 'orders' ? <Orders /> : <Points />;
}

function Orders() {
  const lang = language();
  useEffect(() => mallOrders.open({ language: lang }), [lang]);
  return (
    <HistoryList
      record={mallOrders}
      rowHeight={ORDER_ROW}
      renderRow={renderOrder}
      label={t('mall_orders')}
      empty={{ title: t('orders_empty'), text: t('orders_empty_text') }}
      failed={t('orders_failed')}
      onRetry={() => mallOrders.open({ language: lang })}
    />
  );
}

function Points() {
  const lang = language();
  useEffect(() => mallPoints.open({ language: lang }), [lang]);
  return (
    <HistoryList
      record={mallPoints}
      rowHeight={HISTORY_LINE}
      renderRow={renderPoints}
      label={t('mall_points')}
      empty={{ title: t('points_empty'), text: t('points_empty_text') }}
      failed={t('points_failed')}
      onRetry={() => mallPoints.open({ language: lang })}
    />
  );
}

/** The note below an order: why it came back, its tracking code, or its address. */
function noteOf({ status, note, receiver }: MallOrder): string {
  if (note) return status === 'rejected' ? t('order_reason', { reason: note }) : t('order_tracking', { code: note });
  if (status === 'rejected') return t('order_points_back');
  return receiver ? receiver.address : '';
}

function OrderRow({ order }: { order: MallOrder }) {
  const { kind, name, iconUrl, quantity, points, status, createdAt } = order;
  return (
    <article className={`card ${styles.order}`}>
      <span className={`${styles.mallOrderArt} ${styles[`mall--${kind}`]}`}>
        <Picture src={iconUrl} name="" width={40} height={40} />
      </span>
      <div className={styles.mallOrderWhat}>
        <h3 className={`${styles.mallOrderName} ellipsis`}>
          {quantity} × {name}
        </h3>
        <p className={styles.mallOrderLine}>{shortMoment(createdAt)}</p>
        <p className={`${styles.mallOrderLine} ellipsis`}>{noteOf(order)}</p>
      </div>
      <div className={styles.mallOrderSums}>
        <span className={styles.mallOrderPoints}>{t('mall_price', { points: integer(points) })}</span>
        <span className={`${styles.mallOrderStatus} ${styles[`mall-order--${status}`]}`}>{t(`order_${status}`)}</span>
      </div>
    </article>
  );
}
