import { useState } from 'react';
import type { MallItem, MallOrder } from '../../../../contract/schemas/mall.ts';
import { type Faults, faultText } from '../../../features/forms/faults.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import { integer, money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { mallAccount } from '../../../stores/mall/mall.ts';
import { exchange, exchangeClaim } from '../../../stores/mall/mall-shop.ts';
import { currency } from '../../../stores/system/system.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import exchangeSheetStyles from './ExchangeSheet.css';
import mallStyles from './Mall.css';
import { mostOf, type ReceiverField, type ReceiverTexts, receiverFaults, receiverOf } from './mall-rules.ts';
import { tellExchange } from './tell-exchange.ts';

/** Key under which typed text is kept. */
const FORM = 'mallReceiver';
const EMPTY: ReceiverTexts = { name: '', mobileNum: '', address: '' };

interface ExchangeFormProps {
  item: MallItem;
  onOrder: (order: MallOrder) => void;
}

/** How many of an item, where goods go to, and what it comes to. */
export function ExchangeForm({ item, onOrder }: ExchangeFormProps) {
  const [quantity, setQuantity] = useState(1);
  const points = mallAccount.value.value?.points ?? 0;
  const most = mostOf(item, points);
  const goods = item.kind === 'goods';
  const form = useForm<ReceiverTexts>({
    name: FORM,
    first: EMPTY,
    together: true,
    check: (typed) => (goods ? receiverFaults(typed) : {}),
    send: async (typed) => {
      const receiver = goods ? { receiver: receiverOf(typed) } : {};
      const end = await exchange({ itemId: item.itemId, quantity, ...receiver });
      if (end && 'value' in end) onOrder(end.value);
      else tellExchange(end);
      // Where goods go to stays for the next order.
      return false;
    },
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Subject item={item} />
      <Quantity value={quantity} most={most} onChange={setQuantity} />
      {goods && <ReceiverFields typed={form.values} faults={form.faults} onChange={form.set} />}
      <Sums item={item} quantity={quantity} points={points} most={most} />
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

function Subject({ item: { kind, name, about, iconUrl, wagering = '0' } }: { item: MallItem }) {
  return (
    <div className={exchangeSheetStyles.exchangeWhat}>
      <span className={`${exchangeSheetStyles.exchangeArt} ${mallStyles[`mall--${kind}`]}`}>
        <Picture src={iconUrl} name="" width={56} height={56} eager />
      </span>
      <div className={exchangeSheetStyles.exchangeText}>
        <h3>{name}</h3>
        <p>{about}</p>
        {Number(wagering) > 0 && <p>{t('exchange_wagering', { amount: money(wagering, currency.value) })}</p>}
      </div>
    </div>
  );
}

interface SumsProps {
  item: MallItem;
  quantity: number;
  /** Points of the member. */
  points: number;
  most: number;
}

/** What it costs, what is left of the points, and what is missing. */
function Sums({ item, quantity, points, most }: SumsProps) {
  return (
    <>
      <dl className={exchangeSheetStyles.exchangeSums}>
        <dt>{t('exchange_cost')}</dt>
        <dd>{t('mall_price', { points: integer(item.points * quantity) })}</dd>
        <dt>{t('exchange_rest')}</dt>
        <dd>{t('mall_price', { points: integer(Math.max(0, points - item.points * quantity)) })}</dd>
      </dl>
      {most === 0 && (
        <p className={exchangeSheetStyles.exchangeShort} role="status">
          {t('exchange_missing', { points: integer(Math.max(0, item.points - points)) })}
        </p>
      )}
    </>
  );
}

interface QuantityProps {
  value: number;
  /** As many as points and stock allow. */
  most: number;
  onChange: (value: number) => void;
}

/** How many: one less, one more. */
function Quantity({ value, most, onChange }: QuantityProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a figure are no fieldset
    <div className={exchangeSheetStyles.exchangeQuantity} role="group" aria-label={t('exchange_quantity')}>
      <span className={exchangeSheetStyles.exchangeQuantityName}>{t('exchange_quantity')}</span>
      <button
        type="button"
        className="btn btn-ghost"
        aria-label={t('exchange_less')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output className={exchangeSheetStyles.exchangeCount} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className="btn btn-ghost"
        aria-label={t('exchange_more')}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}

interface ReceiverFieldsProps {
  typed: ReceiverTexts;
  faults: Faults<ReceiverField>;
  onChange: (texts: Partial<ReceiverTexts>) => void;
}

/** Where goods are sent to. */
function ReceiverFields({ typed, faults, onChange }: ReceiverFieldsProps) {
  return (
    <>
      <Field
        name="name"
        label={t('exchange_name')}
        value={typed.name}
        autoComplete="name"
        maxLength={128}
        error={faultText(faults.name)}
        onChange={(name) => onChange({ name })}
      />
      <Field
        name="mobileNum"
        label={t('exchange_mobile')}
        value={typed.mobileNum}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
        error={faultText(faults.mobileNum)}
        onChange={(mobileNum) => onChange({ mobileNum })}
      />
      <Field
        name="address"
        label={t('exchange_address')}
        value={typed.address}
        autoComplete="street-address"
        maxLength={256}
        hint={t('exchange_address_hint')}
        error={faultText(faults.address)}
        onChange={(address) => onChange({ address })}
      />
    </>
  );
}
