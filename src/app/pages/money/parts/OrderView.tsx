import './OrderView.css';
import { useEffect } from 'react';
import { t } from '../../../i18n/texts.ts';
import { ask } from '../../../stores/dialogs.ts';
import { errorText } from '../../../stores/error-text.ts';
import {
  type CancelEnd,
  cancelBet,
  cancellation,
  lotteryOrder,
  openOrder,
  resumeCancel,
} from '../../../stores/lottery-order.ts';
import { showToast } from '../../../stores/toasts.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { OrderBets } from './OrderBets.tsx';
import { OrderHead } from './OrderHead.tsx';
import { useDraw } from './use-draw.ts';

export interface OrderViewProps {
  orderId: string;
}

/** Says how a cancellation ended; one that nobody knows of stands on the page. */
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
  const order = lotteryOrder.value.value;
  const error = lotteryOrder.error.value;
  if (order?.orderId === orderId) return <Order />;
  return (
    <div className="money-page">
      {error ? (
        <Face
          kind={error.kind === 'offline' ? 'offline' : 'error'}
          title={t('order_failed')}
          text={t(errorText(error))}
          action={t('retry')}
          onAction={() => openOrder(orderId)}
          busy={lotteryOrder.busy.value}
        />
      ) : (
        <LineBones count={5} />
      )}
    </div>
  );
}

function Order() {
  const order = lotteryOrder.value.value;
  const draw = useDraw(order);
  if (!order || !draw) return null;
  return (
    <div className="money-page">
      <Doubt />
      <OrderHead order={order} draw={draw} />
      <OrderBets
        order={order}
        takesBets={draw.takesBets}
        busy={cancellation.busy.value || cancellation.current.value !== undefined}
        onCancel={(subOrderId) => void cancel(order.orderId, subOrderId)}
      />
    </div>
  );
}

/** A cancellation whose answer was lost: it is asked for again, never made twice. */
function Doubt() {
  if (!cancellation.current.value) return null;
  const busy = cancellation.busy.value;
  return (
    <section className="card order-doubt" role="status">
      <p>{t(busy ? 'order_cancelling' : 'order_doubt')}</p>
      {!busy && (
        <button type="button" className="btn btn-ghost btn-wide" onClick={() => void resumeCancel().then(tell)}>
          {t('order_check')}
        </button>
      )}
    </section>
  );
}
