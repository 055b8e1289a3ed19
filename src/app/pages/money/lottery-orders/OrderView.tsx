import { useEffect, useMemo, useState } from 'react';
import type { LotteryOrderDetail } from '../../../../contract/schemas/records.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { useFollow } from '../../../features/loading/use-follow.ts';
import { t } from '../../../i18n/texts.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import {
  type CancelEnd,
  cancelBet,
  cancellation,
  lotteryOrder,
  openOrder,
  resumeCancel,
} from '../../../stores/lottery/lottery-order.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { useMoment } from '../../../ui/countdown/use-moment.ts';
import { type DrawTimes, OrderBets, OrderHead } from './OrderCards.tsx';
import styles from './OrderView.css';

interface OrderViewProps {
  orderId: string;
}

/** Says how a cancellation ended. One without an answer stays on the page. */
function tell(end: CancelEnd | undefined): void {
  if (end === 'done') showToast('success', 'order_cancel_done', 3);
  const error = cancellation.error.peek();
  if (end !== 'refused' || !error) return;
  const text = error.code === 'order.closed' ? 'order_cancel_closed' : errorText(error);
  showToast(error.kind === 'offline' ? 'offline' : 'fail', text, 3);
}

async function cancel(orderId: string, subOrderId: string): Promise<void> {
  const yes = await ask({
    title: 'order_cancel_title',
    text: 'order_cancel_text',
    submit: 'order_cancel',
    cancel: 'order_keep',
  });
  if (yes) tell(await cancelBet(orderId, subOrderId));
}

/** A lottery order (SPEC 7.4): its draw, its sums, and its bets, which can be cancelled while the draw takes bets. */
export default function OrderView({ orderId }: OrderViewProps) {
  useEffect(() => {
    openOrder(orderId);
    void resumeCancel().then(tell);
  }, [orderId]);
  // The store may still hold the order that was looked at before.
  const order = lotteryOrder.value.value;
  if (order && order.orderId !== orderId) return <LineBones count={5} />;
  return (
    <Loaded
      resource={lotteryOrder}
      title={t('order_failed')}
      bones={<LineBones count={5} />}
      onRetry={() => openOrder(orderId)}
    >
      {(loaded) => <Order order={loaded} />}
    </Loaded>
  );
}

function Order({ order }: { order: LotteryOrderDetail }) {
  const draw = useDraw(order);
  return (
    <>
      <UnsettledCancel />
      <OrderHead order={order} draw={draw} />
      <OrderBets
        order={order}
        takesBets={draw.takesBets}
        busy={cancellation.busy.value || cancellation.current.value !== undefined}
        onCancel={(subOrderId) => void cancel(order.orderId, subOrderId)}
      />
    </>
  );
}

/** A cancellation whose answer was lost: the platform is asked how it ended, and cancels nothing twice. */
function UnsettledCancel() {
  if (!cancellation.current.value) return null;
  const busy = cancellation.busy.value;
  return (
    <section className={`card ${styles.orderDoubt}`} role="status">
      <p>{t(busy ? 'order_cancelling' : 'order_doubt')}</p>
      {!busy && (
        <button type="button" className="btn btn-ghost btn-wide" onClick={() => void resumeCancel().then(tell)}>
          {t('order_check')}
        </button>
      )}
    </section>
  );
}

/** Pause between a draw and the question for its result, in ms; a random share of it is added, so that phones do not ask together. */
const AFTER_DRAW = 900;

/** Asks how the order stands; true when that failed. */
async function lookAgain(): Promise<boolean> {
  await lotteryOrder.load();
  return lotteryOrder.error.peek() !== undefined;
}

/** Follows an order through the closing and the draw, until the order has ended. */
function useDraw(order: LotteryOrderDetail): DrawTimes {
  const times = useMemo(() => {
    const ahead = Date.now() - Date.parse(order.asOf);
    return { closesAt: Date.parse(order.closesAt) + ahead, drawAt: Date.parse(order.drawAt) + ahead };
  }, [order]);
  const [, setTick] = useState(0);
  const [afterDraw] = useState(() => AFTER_DRAW * (1 + Math.random()));
  const now = Date.now();
  const waiting = order.status === 'open';
  const drawn = now > times.drawAt;

  const draw = () => setTick((tick) => tick + 1);
  useMoment(waiting ? times.closesAt : 0, 0, draw);
  useMoment(waiting && !drawn ? times.drawAt : 0, afterDraw, () => {
    draw();
    void lotteryOrder.load();
  });
  useFollow(waiting && drawn, lookAgain);

  return { ...times, takesBets: now < times.closesAt };
}
