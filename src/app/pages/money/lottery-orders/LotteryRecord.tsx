import type { LotteryOrder } from '../../../../contract/schemas/records.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { CsvButton } from '../../../features/records/CsvButton.tsx';
import { RangeFilter } from '../../../features/records/RangeFilter.tsx';
import { RecordFilters } from '../../../features/records/RecordFilters.tsx';
import styles from '../../../features/records/RecordList.css';
import { RecordList, RecordRow } from '../../../features/records/RecordList.tsx';
import { SumsCard } from '../../../features/records/SumsCard.tsx';
import { type ShownRecord, useRecordAddress } from '../../../features/records/use-record-address.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { recordMoment } from '../../../i18n/record-moment.ts';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import { go } from '../../../routes/links.ts';
import { lotteryOrders, type OrderFilter } from '../../../stores/lottery/lottery-orders.ts';
import { currency } from '../../../stores/system/system.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { useFilter } from '../../../ui/rows/use-filter.ts';
import { lotteryOrder, lotteryRecord } from '../links.ts';
import { RecordTabs } from '../RecordTabs.tsx';

const OrderFilters = lazy(() => import('./OrderFilters.tsx'), { texts: ['orderView'] });
const OrderView = lazy(() => import('./OrderView.tsx'), { texts: ['orderView'] });

/** Days that are shown at first. */
const DAYS = 7;

/** Lottery orders (SPEC 7.4): days, filters, sums, and the orders, newest first; `?order=` shows one of them with its bets. */
export default function LotteryRecord() {
  const { days, filters, show } = useRecordAddress(lotteryRecord, ['status', 'game', 'order'], DAYS);
  const { order, ...chosen } = filters;
  if (!order) return <Orders days={days} filters={chosen} show={show} />;
  return (
    <div className="page">
      <Part key={order} of={OrderView} props={{ orderId: order }} bones={<LineBones count={5} />} />
    </div>
  );
}

function Orders({ days, filters, show }: ShownRecord) {
  const { status, game } = filters;
  const filter = { ...days, ...(status && { status }), ...(game && { gameCode: game }) } as OrderFilter;
  const load = useFilter(filter, lotteryOrders.open);
  const narrowed = Object.keys(filters).length > 0;
  const names = { stake: t('orders_stake'), payout: t('orders_payout'), net: t('orders_net') };

  return (
    <div className="page">
      <RecordTabs here={lotteryRecord} days={days} />
      <RangeFilter value={days} onChange={(next) => show(next)}>
        <RecordFilters
          label={t('orders_filter')}
          sheet={OrderFilters}
          value={filters}
          onChoose={(next) => show(days, next)}
        />
        <CsvButton filter={filter} page={lotteryOrders.page} table={orderTable} />
      </RangeFilter>
      <RecordList
        record={lotteryOrders}
        total={({ footer }) => footer.count}
        renderRow={renderOrder}
        label={t('title_lotteryRecord')}
        head={({ footer }) => (
          <SumsCard sums={footer} names={names} count={plural('orders_count', footer.count)} open={t('order_open')} />
        )}
        empty={
          narrowed
            ? { title: t('orders_none'), action: t('orders_all'), onAction: () => show(days, {}) }
            : { title: t('lottery_orders_empty'), action: t('orders_play'), onAction: () => go('/m/lottery') }
        }
        failed={t('lottery_orders_failed')}
        onRetry={load}
      />
    </div>
  );
}

const renderOrder = (order: LotteryOrder) => <OrderRow order={order} />;

/** One order: which lottery and draw, when, what was staked and how it stands. A tap shows its bets. */
function OrderRow({ order }: { order: LotteryOrder }) {
  const { orderId, name, numero, bets, placedAt, stake, payout, status } = order;
  return (
    <RecordRow
      name={name}
      note={`${numero} · ${recordMoment(placedAt)}`}
      amount={
        <>
          {bets > 1 && <span className={styles.betMany}>{`${bets}× `}</span>}
          {money(stake, currency.value)}
        </>
      }
      state={status === 'won' ? money(`+${payout}`, currency.value) : t(`order_${status}`)}
      stateClass={styles[`bet--${status}`]}
      onPress={() => go(lotteryOrder(orderId))}
    />
  );
}

/** The file of the record. */
const orderTable = () => ({
  name: 'lottery-orders',
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
    dateTime(row.placedAt),
    row.name,
    row.numero,
    String(row.bets),
    t(`order_${row.status}`),
    ...[row.stake, row.returned, row.payout].map((amount) => ({ amount })),
  ],
  id: ({ orderId }: LotteryOrder) => orderId,
});
