import type { DepositMethod } from '../../../../contract/schemas/deposit.ts';
import { faultText } from '../../../features/forms/faults.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { plainAmount, toMinor } from '../../../lib/decimal.ts';
import { scale } from '../../../lib/money-scale.ts';
import { go } from '../../../routes/links.ts';
import { depositing } from '../../../stores/deposit/deposit.ts';
import { currency } from '../../../stores/system/system.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import { depositRecord } from '../links.ts';
import styles from './Deposit.css';
import { MethodChoice, PromoRow } from './DepositChoices.tsx';
import { NO_PROMO } from './deposit-rules.ts';
import { openDeposit, useDepositForm } from './use-deposit-form.ts';

const BankTransfer = lazy(() => import('./BankTransfer.tsx'), { texts: ['payment'] });

/** Method, amount, promotion, submit; a manual transfer has one more step. */
export function DepositForm({ methods }: { methods: DepositMethod[] }) {
  const form = useDepositForm(methods);
  const { values, method, amount, promo, set } = form;
  const shown = (decimal: string) => money(decimal, currency.value);
  const limits = { name: method.name, min: shown(method.minAmount), max: shown(method.maxAmount) };

  if (values.step === 'transfer' && method.kind === 'manual' && amount) {
    const props = {
      method,
      amount,
      promotionId: promo?.promotionId,
      onSend: openDeposit,
      onBack: () => set({ step: '' }),
    };
    return <Part of={BankTransfer} props={props} />;
  }
  return (
    <form noValidate onSubmit={form.submit}>
      <Presets method={method} amount={amount} onPick={(preset) => set({ amount: plainAmount(preset) })} />
      <Field
        name="amount"
        label={t('deposit_amount')}
        value={values.amount}
        inputMode="decimal"
        maxLength={10 + scale}
        hint={`${t('deposit_limits', limits)} · ${t(`deposit_speed_${method.speed}`)}`}
        error={faultText(form.faults.amount, limits)}
        onChange={(text) => set({ amount: text })}
      />
      <SectionHead title={t('deposit_method')} more={t('deposit_history')} onMore={() => go(depositRecord)} />
      <MethodChoice methods={methods} chosen={method} onChoose={(methodId) => set({ methodId })} />
      <PromoRow
        promos={form.promos}
        chosen={promo}
        none={values.promotionId === NO_PROMO}
        gone={form.promoGone}
        amount={amount}
        onPick={(promotionId) => void form.pickPromo(promotionId)}
      />
      <div className={styles.depositSend}>
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={depositing.busy.value}>
          {submitText(method, amount && shown(amount))}
        </button>
      </div>
    </form>
  );
}

function submitText({ kind }: DepositMethod, amount: string | undefined): string {
  if (kind === 'manual') return t('deposit_continue');
  return amount ? t('deposit_submit', { amount }) : t('deposit_submit_plain');
}

interface PresetsProps {
  method: DepositMethod;
  amount: string | undefined;
  onPick: (preset: string) => void;
}

const isAmount = (preset: string, amount = ''): boolean => toMinor(preset) === toMinor(amount);

function Presets({ method, amount, onPick }: PresetsProps) {
  return (
    <fieldset aria-label={t('deposit_presets')}>
      {/* Chromium 67 does not lay a fieldset out as a flex box. */}
      <div className={styles.moneyPresets}>
        {method.presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className={isAmount(preset, amount) ? `${styles.moneyPreset} ${styles.moneyPresetOn}` : styles.moneyPreset}
            aria-pressed={isAmount(preset, amount)}
            onClick={() => onPick(preset)}
          >
            {money(preset, currency.value, 0)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
