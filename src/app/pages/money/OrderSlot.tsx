import { t } from '../../i18n/texts.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import { loadOrder } from './order-parts.ts';

/** An order with its bets, whose bytes come when one is looked at. */
export function OrderSlot({ orderId }: { orderId: string }) {
  const { Part, failed, retry } = usePart(loadOrder);
  if (Part) return <Part key={orderId} orderId={orderId} />;
  if (failed) return <Face kind="offline" title={t('no_internet')} action={t('retry')} onAction={retry} />;
  return (
    <div className="money-page">
      <LineBones count={5} />
    </div>
  );
}
