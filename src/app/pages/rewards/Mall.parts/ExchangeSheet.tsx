import './ExchangeSheet.css';
import { type FormEvent, useState } from 'react';
import type { MallItem, MallOrder } from '../../../../contract/schemas/mall.ts';
import { keepTyped, typedTexts } from '../../../device/form-draft.ts';
import { integer, money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { mallAccount } from '../../../stores/mall.ts';
import { exchange, exchangeClaim, settleExchange } from '../../../stores/mall-shop.ts';
import { currency } from '../../../stores/system.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { mostOf, type ReceiverFlaw, type ReceiverTexts, receiverFlaws, receiverOf } from '../mall-rules.ts';
import { tellExchange } from '../tell-exchange.ts';
import { Unsettled } from '../Unsettled.tsx';
import { Exchanged } from './Exchanged.tsx';
import { Quantity } from './Quantity.tsx';
import { ReceiverFields } from './ReceiverFields.tsx';

export interface ExchangeSheetProps {
  item: MallItem;
  onClose: () => void;
  /** Shows the orders. */
  onOrders: () => void;
}

const FORM = 'mallReceiver';
const EMPTY: ReceiverTexts = { name: '', mobileNum: '', address: '' };

/** The exchange: how many, where to, and what it comes to; then how it ended. */
export default function ExchangeSheet({ item, onClose, onOrders }: ExchangeSheetProps) {
  const [order, setOrder] = useState<MallOrder>();
  const unsettled = exchangeClaim.unsettled.value;
  const check = async () => {
    const end = await settleExchange();
    if (end && 'value' in end) setOrder(end.value);
    else tellExchange(end);
  };
  return (
    <Drawer
      open
      from="bottom"
      title={t(order ? 'exchange_done' : 'exchange_title')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className="exchange">
        {order && (
          <Exchanged
            order={order}
            onOrders={() => {
              onClose();
              onOrders();
            }}
          />
        )}
        {!order && unsettled && (
          <Unsettled busy={exchangeClaim.claiming.value !== undefined} onCheck={() => void check()} />
        )}
        {!order && !unsettled && <Form item={item} onOrder={setOrder} />}
      </div>
    </Drawer>
  );
}

function Form({ item, onOrder }: { item: MallItem; onOrder: (order: MallOrder) => void }) {
  const [quantity, setQuantity] = useState(1);
  const [typed, write] = useState<ReceiverTexts>(() => ({ ...EMPTY, ...typedTexts(FORM) }));
  const [flaws, setFlaws] = useState<readonly ReceiverFlaw[]>([]);
  const points = mallAccount.value.value?.points ?? 0;
  const most = mostOf(item, points);
  const goods = item.kind === 'goods';
  const change = (texts: Partial<ReceiverTexts>) => {
    const next = { ...typed, ...texts };
    write(next);
    keepTyped(FORM, { ...next });
    setFlaws([]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = goods ? receiverFlaws(typed) : [];
    setFlaws(found);
    if (found[0]) return void focusField(found[0]);
    const receiver = goods ? { receiver: receiverOf(typed) } : {};
    const end = await exchange({ itemId: item.itemId, quantity, ...receiver });
    if (end && 'value' in end) onOrder(end.value);
    else tellExchange(end);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="exchange-what">
        <span className={`exchange-art mall-${item.kind}`}>
          <Picture src={item.iconUrl} name="" width={56} height={56} eager />
        </span>
        <div className="exchange-text">
          <h3>{item.name}</h3>
          <p>{item.about}</p>
          {Number(item.wagering ?? 0) > 0 && (
            <p>{t('exchange_wagering', { amount: money(item.wagering ?? '0', currency.value) })}</p>
          )}
        </div>
      </div>
      <Quantity value={quantity} most={most} onChange={setQuantity} />
      {goods && <ReceiverFields typed={typed} flaws={flaws} onChange={change} />}
      <dl className="exchange-sums">
        <dt>{t('exchange_cost')}</dt>
        <dd>{t('mall_price', { points: integer(item.points * quantity) })}</dd>
        <dt>{t('exchange_rest')}</dt>
        <dd>{t('mall_price', { points: integer(Math.max(0, points - item.points * quantity)) })}</dd>
      </dl>
      {most === 0 && (
        <p className="exchange-short" role="status">
          {t('exchange_missing', { points: integer(Math.max(0, item.points - points)) })}
        </p>
      )}
      <button
        type="submit"
        className="btn btn-primary btn-wide"
        disabled={most < quantity}
        aria-busy={exchangeClaim.claiming.value !== undefined}
      >
        {t('exchange_submit')}
      </button>
    </form>
  );
}
