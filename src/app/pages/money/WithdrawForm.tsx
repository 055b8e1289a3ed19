import { type FormEvent, useState } from 'react';
import type { BankCard, WithdrawSettings } from '../../../contract/schemas/withdraw.ts';
import { keepTyped, typedTexts } from '../../device/form-draft.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { typedDecimal } from '../../lib/decimal.ts';
import { go, paymentPassword } from '../../routes/links.ts';
import { bankCards } from '../../stores/bank-cards.ts';
import { errorText } from '../../stores/error-text.ts';
import { currency } from '../../stores/system.ts';
import { type WithdrawWish, withdrawSettings } from '../../stores/withdrawal.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { focusField } from '../../ui/field/shell.tsx';
import { CardRows } from './CardRows.tsx';
import { WithdrawNews } from './WithdrawNews.tsx';
import {
  arriving,
  feeOf,
  mostOf,
  WITHDRAW_FORM,
  type WithdrawFlaw,
  withdrawFlaw,
  withdrawStop,
} from './withdraw-rules.ts';

const TEXTS = {
  format: 'withdraw_amount_format',
  limits: 'withdraw_amount_limits',
  balance: 'withdraw_amount_balance',
} as const;

interface WithdrawFormProps {
  /** The form is filled; the payment password comes next. */
  onWish: (wish: WithdrawWish) => void;
}

/** Where to and how much, once limits and cards are known. */
export function WithdrawForm({ onWish }: WithdrawFormProps) {
  const settings = withdrawSettings.value.value;
  const cards = bankCards.value.value;
  const error = withdrawSettings.error.value ?? bankCards.error.value;
  if (settings && withdrawStop(settings) === 'password') {
    return (
      <Face
        kind="closed"
        title={t('withdraw_password_title')}
        text={t('withdraw_password_text')}
        action={t('withdraw_password_set')}
        onAction={() => go(paymentPassword)}
      />
    );
  }
  if (settings && cards) return <Filled settings={settings} cards={cards} onWish={onWish} />;
  if (!error) return <LineBones count={6} />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('withdraw_failed_load')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => {
        void withdrawSettings.load();
        void bankCards.load();
      }}
      busy={withdrawSettings.busy.value || bankCards.busy.value}
    />
  );
}

interface FilledProps extends WithdrawFormProps {
  settings: WithdrawSettings;
  cards: readonly BankCard[];
}

function Filled({ settings, cards, onWish }: FilledProps) {
  const [typed, write] = useState(() => typedTexts(WITHDRAW_FORM));
  const [flaw, setFlaw] = useState<WithdrawFlaw>();
  const card =
    cards.find(({ cardId }) => cardId === typed.cardId) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0];
  const amount = typedDecimal(typed.amount ?? '');
  const stop = withdrawStop(settings);
  const most = mostOf(settings);
  const shown = (decimal: string) => money(decimal, currency.value);
  const limits = { min: shown(settings.minAmount), max: shown(settings.maxAmount), balance: shown(settings.available) };

  const change = (texts: Record<string, string>) => {
    const next = { ...typed, ...texts };
    keepTyped(WITHDRAW_FORM, next);
    write(next);
    setFlaw(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = withdrawFlaw(amount, settings);
    setFlaw(found);
    if (found || amount === undefined) return void focusField('amount');
    if (card && !stop) onWish({ cardId: card.cardId, amount });
  };
  return (
    <form noValidate onSubmit={submit}>
      <WithdrawNews settings={settings} stop={stop} />
      <CardRows cards={cards} chosen={card?.cardId} onChoose={(cardId) => change({ cardId })} />
      <Field
        name="amount"
        label={t('withdraw_amount')}
        value={typed.amount ?? ''}
        inputMode="decimal"
        maxLength={12}
        hint={t('withdraw_limits', limits)}
        error={flaw && t(TEXTS[flaw], limits)}
        onChange={(next) => change({ amount: next })}
        after={
          most && (
            <button type="button" className="btn btn-quiet withdraw-all" onClick={() => change({ amount: most })}>
              {t('withdraw_all')}
            </button>
          )
        }
      />
      {amount && !withdrawFlaw(amount, settings) && (
        <dl className="withdraw-sums">
          <dt>{t('withdraw_fee')}</dt>
          <dd className="money">{shown(feeOf(amount, settings))}</dd>
          <dt>{t('withdraw_arrives')}</dt>
          <dd className="money">{shown(arriving(amount, settings))}</dd>
        </dl>
      )}
      <button type="submit" className="btn btn-primary btn-wide" disabled={!card || stop !== undefined}>
        {t('withdraw_submit')}
      </button>
      <p className="withdraw-note">{t('withdraw_today', { count: settings.remainingToday })}</p>
    </form>
  );
}
