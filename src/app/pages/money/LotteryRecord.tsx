import './layout.css';
import './bets.css';
import { useState } from 'react';
import type { LotteryOrder } from '../../../contract/schemas/records.ts';
import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { lotteryOrders, type OrderFilter, ordersOf } from '../../stores/lottery-orders.ts';
import { FilterButton } from '../../ui/filter/FilterButton.tsx';
import { useFilter } from '../../ui/rows/use-filter.ts';
import { CsvButton } from './CsvButton.tsx';
import { OrderRow } from './OrderRow.tsx';
import { OrderSlot } from './OrderSlot.tsx';
import { loadOrderFilters } from './order-parts.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { lotteryOrder, lotteryRecord } from './record-links.ts';
import { SheetSlot } from './SheetSlot.tsx';
import { SumsCard } from './SumsCard.tsx';
import { useRecordAddress } from './use-record-address.ts';

/** Height of an order's row in px. */
const ROW = 72;

/** Rows per page of a file. */
const FILE_PAGE = 500;

/** Days that are shown at first. */
const DAYS = 7;

const renderOrder = (order: LotteryOrder) => <OrderRow order={order} onPress={() => go(lotteryOrder(order.orderId))} />;

/** Lottery orders (SPEC 7.4): days, filters, sums, and the orders, newest first; `?order=` shows one of them with its bets. */
export default function LotteryRecord() {
  const { days, filters, show } = useRecordAddress(lotteryRecord, ['status', 'game', 'order'], DAYS);
  const { order, ...chosen } = filters;
  if (order) return <OrderSlot orderId={order} />;
  return <Orders days={days} filters={chosen} show={show} />;
}

type OrdersProps = Pick<ReturnType<typeof useRecordAddress>, 'days' | 'filters' | 'show'>;

function Orders({ days, filters, show }: OrdersProps) {
  const [choosing, setChoosing] = useState(false);
  const { status, game } = filters;
  const filter = { ...days, ...(status && { status }), ...(game && { gameCode: game }) } as OrderFilter;
  const load = useFilter(filter, lotteryOrders.open);
  const count = Object.keys(filters).length;
  const names = { stake: t('orders_stake'), payout: t('orders_payout'), net: t('orders_net') };

  const table = () => ({
    name: 'lottery-orders',
    days,
    columns: [
      t('orders_id'),
      t('orders_when'),
      t('orders_lottery'),
      t('orders_draw'),
      t('orders_bets'),
      t('orders_state'),
      t('orders_stake'),
      t('orders_returned'),
      t('orders_payout'),
    ],
    cells: (row: LotteryOrder) => [
      row.orderId,
      row.placedAt,
      row.name,
      row.numero,
      String(row.bets),
      t(`order_${row.status}`),
      ...[row.stake, row.returned, row.payout].map((amount) => ({ amount })),
    ],
    id: ({ orderId }: LotteryOrder) => orderId,
    page: (pageNo: number) => ordersOf(filter, pageNo, FILE_PAGE),
  });

  return (
    <div className="money-page">
      <RecordTabs here={lotteryRecord} days={days} />
      <RangeFilter value={days} onChange={(next) => show(next)}>
        <FilterButton label={t('orders_filter')} count={count} onPress={() => setChoosing(true)} />
        <CsvButton source={table} />
      </RangeFilter>
      <RecordList
        record={lotteryOrders}
        total={({ footer }) => footer.count}
        rowHeight={ROW}
        renderRow={renderOrder}
        label={t('title_lotteryRecord')}
        head={({ footer }) => <SumsCard sums={footer} names={names} count={plural('orders_count', footer.count)} />}
        empty={
          count
            ? { title: t('orders_none'), action: t('orders_all'), onAction: () => show(days, {}) }
            : { title: t('lottery_orders_empty'), action: t('orders_play'), onAction: () => go('/m/lottery') }
        }
        failed={t('lottery_orders_failed')}
        onRetry={load}
      />
      {choosing && (
        <SheetSlot
          part={loadOrderFilters}
          props={{ value: filters, onChoose: (next) => show(days, next), onClose: () => setChoosing(false) }}
        />
      )}
    </div>
  );
}
