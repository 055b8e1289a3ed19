import type { BankCard, WithdrawSettings } from '../../../../contract/schemas/withdraw.ts';
import { faultsOf, faultText } from '../../../features/forms/faults.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import { FailedFace } from '../../../features/loading/Loaded.tsx';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { typedDecimal } from '../../../lib/decimal.ts';
import { scale } from '../../../lib/money-scale.ts';
import { currency } from '../../../stores/system/system.ts';
import { bankCards } from '../../../stores/withdraw/bank-cards.ts';
import { type WithdrawRequest, withdrawSettings } from '../../../stores/withdraw/withdrawal.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { warningCircleFill } from '../../../ui/icon/shell.ts';
import { CardRows } from './CardRows.tsx';
import styles from './Withdraw.css';
import { WithdrawSteps } from './WithdrawSteps.tsx';
import { arriving, feeOf, mostOf, WITHDRAW_FORM, withdrawFlaw, withdrawStop } from './withdraw-rules.ts';

interface WithdrawFormProps {
  /** The form is filled; the payment password comes next. */
  onFilled: (form: WithdrawRequest) => void;
}

/** The form of a withdrawal: account and amount, once limits and accounts are known. */
export function WithdrawForm({ onFilled }: WithdrawFormProps) {
  const settings = withdrawSettings.value.value;
  const cards = bankCards.value.value;
  const failed = withdrawSettings.error.value ? withdrawSettings : bankCards;
  if (settings && cards) {
    return (
      <>
        <WithdrawSteps settings={settings} cards={cards} />
        {settings.paymentPasswordSet && <Form settings={settings} cards={cards} onFilled={onFilled} />}
      </>
    );
  }
  if (!failed.error.value) return <LineBones count={6} />;
  const retry = () => {
    void withdrawSettings.load();
    void bankCards.load();
  };
  return <FailedFace resource={failed} title={t('withdraw_failed_load')} onRetry={retry} />;
}

interface FormProps extends WithdrawFormProps {
  settings: WithdrawSettings;
  cards: readonly BankCard[];
}

function Form({ settings, cards, onFilled }: FormProps) {
  const stop = withdrawStop(settings);
  const form = useForm({
    name: WITHDRAW_FORM,
    first: { cardId: '', amount: '' },
    together: true,
    check: ({ amount }) => {
      const flaw = withdrawFlaw(typedDecimal(amount), settings);
      return faultsOf({ amount: flaw && { key: `withdraw_amount_${flaw}` } });
    },
    send: async (typed) => {
      const amount = typedDecimal(typed.amount);
      if (card && !stop && amount !== undefined) onFilled({ cardId: card.cardId, amount });
      return false;
    },
  });
  const { values, set } = form;
  const card =
    cards.find(({ cardId }) => cardId === values.cardId) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0];
  const amount = typedDecimal(values.amount);
  const most = mostOf(settings);
  const shown = (decimal: string) => money(decimal, currency.value);
  const limits = {
    min: shown(settings.minAmount),
    max: shown(settings.maxAmount),
    balance: shown(settings.available),
    unverified: shown(settings.kycAbove ?? '0'),
  };
  return (
    <form noValidate onSubmit={form.submit}>
      {stop === 'today' && <UsedUpCard />}
      {stop !== 'today' && (
        <p className={styles.withdrawNote}>{t('withdraw_today', { count: settings.remainingToday })}</p>
      )}
      <CardRows cards={cards} chosen={card?.cardId} onChoose={(cardId) => set({ cardId })} />
      <Field
        name="amount"
        label={t('withdraw_amount')}
        value={values.amount}
        inputMode="decimal"
        maxLength={10 + scale}
        hint={t('withdraw_limits', limits)}
        error={faultText(form.faults.amount, limits)}
        onChange={(next) => set({ amount: next })}
        after={
          most && (
            <button
              type="button"
              className={`btn btn-quiet ${styles.withdrawAll}`}
              onClick={() => set({ amount: most })}
            >
              {t('withdraw_all')}
            </button>
          )
        }
      />
      {amount && !withdrawFlaw(amount, settings) && (
        <dl className={styles.withdrawSums}>
          <dt>{t('withdraw_fee')}</dt>
          <dd className="money">{shown(feeOf(amount, settings))}</dd>
          <dt>{t('withdraw_arrives')}</dt>
          <dd className="money">{shown(arriving(amount, settings))}</dd>
        </dl>
      )}
      <button type="submit" className="btn btn-primary btn-wide" disabled={!card || stop !== undefined}>
        {t('withdraw_submit')}
      </button>
    </form>
  );
}

/** The day's withdrawals are made. */
function UsedUpCard() {
  return (
    <section className={`card ${styles.withdrawNews}`} role="status">
      <Icon path={warningCircleFill} size="md" />
      <div>
        <h2 className={styles.withdrawNewsTitle}>{t('withdraw_today_title')}</h2>
        <p className={styles.withdrawNewsText}>{t('withdraw_today_text')}</p>
      </div>
    </section>
  );
}
