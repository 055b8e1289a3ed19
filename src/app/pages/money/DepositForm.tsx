import { type FormEvent, useState } from 'react';
import type { DepositMethod } from '../../../contract/shapes/deposit.ts';
import { keepTyped, typedTexts } from '../../device/typed.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { toMinor, typedDecimal } from '../../lib/decimal.ts';
import { deposit, go } from '../../routes/links.ts';
import { currentDeposit, depositBusy, depositError, startDeposit } from '../../stores/deposit.ts';
import { errorText } from '../../stores/error-text.ts';
import { signedIn } from '../../stores/session.ts';
import { currency } from '../../stores/system.ts';
import { showToast } from '../../stores/toasts.ts';
import { Field } from '../../ui/field/Field.tsx';
import { focusField } from '../../ui/field/shell.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { leaveToPay } from './leave-to-pay.ts';

/** What is wrong with an amount for a method; undefined when it can be paid. */
export function amountFlaw(amount: string | undefined, method: DepositMethod): 'format' | 'limits' | undefined {
  const minor = amount === undefined ? undefined : toMinor(amount);
  if (minor === undefined) return 'format';
  const inside = minor >= (toMinor(method.minAmount) ?? 0) && minor <= (toMinor(method.maxAmount) ?? 0);
  return inside ? undefined : 'limits';
}

/** The member's own limit or break stands in the way: says which, and leads to where it was set. */
async function explain(error: NonNullable<typeof depositError.value>): Promise<void> {
  const { tellOwnRefusal } = await import('../../stores/play-refusal.ts');
  if (await tellOwnRefusal(error)) go('/m/protection');
}

const FORM = 'deposit';

/** Method, amount, submit. */
export function DepositForm({ methods }: { methods: DepositMethod[] }) {
  const [{ chosen, typed }, write] = useState(() => {
    const { methodId: chosen = '', amount: typed = '' } = typedTexts(FORM);
    return { chosen, typed };
  });
  const [flaw, setFlaw] = useState<'format' | 'limits'>();
  const set = (next: { chosen?: string; typed?: string }) => {
    const now = { chosen, typed, ...next };
    keepTyped(FORM, { methodId: now.chosen, amount: now.typed });
    write(now);
  };
  const setTyped = (text: string) => {
    set({ typed: text });
    setFlaw(undefined);
  };
  const method = methods.find(({ methodId }) => methodId === chosen) ?? (methods[0] as DepositMethod);
  const amount = typedDecimal(typed);
  const shown = (decimal: string) => money(decimal, currency.value);
  const limits = { min: shown(method.minAmount), max: shown(method.maxAmount) };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = amountFlaw(amount, method);
    setFlaw(found);
    if (found || amount === undefined) return void focusField('amount');
    await startDeposit({ methodId: method.methodId, amount, backUrl: deposit });
    // Whoever lost the session meanwhile has been told, and comes back to what was typed.
    if (!signedIn.peek()) return;
    if (currentDeposit.peek()) keepTyped(FORM, undefined);
    const error = depositError.peek();
    if (error?.value?.limit || error?.value?.closed) return explain(error);
    if (error?.kind === 'refused') showToast('fail', errorText(error), 3);
    else if (!currentDeposit.peek()) showToast('offline', 'deposit_offline', 4);
    else leaveToPay(currentDeposit.peek()?.deposit);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend className="money-legend">{t('deposit_method')}</legend>
        {methods.map((each) => (
          <MethodRow
            key={each.methodId}
            method={each}
            chosen={each === method}
            onChoose={(methodId) => set({ chosen: methodId })}
          />
        ))}
      </fieldset>
      <fieldset aria-label={t('deposit_presets')}>
        {/* Chromium 67 does not lay a fieldset out as a flex box. */}
        <div className="money-presets">
          {method.presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={preset === amount ? 'money-preset money-preset-on' : 'money-preset'}
              aria-pressed={preset === amount}
              onClick={() => setTyped(preset.replace(/\.00$/, ''))}
            >
              {money(preset, currency.value, 0)}
            </button>
          ))}
        </div>
      </fieldset>
      <Field
        name="amount"
        label={t('deposit_amount')}
        value={typed}
        inputMode="decimal"
        maxLength={12}
        hint={t('deposit_limits', limits)}
        error={flaw && t(flaw === 'format' ? 'deposit_amount_format' : 'deposit_amount_limits', limits)}
        onChange={setTyped}
      />
      <button type="submit" className="btn btn-gold btn-wide" aria-busy={depositBusy.value}>
        {amount ? t('deposit_submit', { amount: shown(amount) }) : t('deposit_submit_plain')}
      </button>
    </form>
  );
}

interface MethodRowProps {
  method: DepositMethod;
  chosen: boolean;
  onChoose: (methodId: string) => void;
}

function MethodRow({ method, chosen, onChoose }: MethodRowProps) {
  return (
    <label className={chosen ? 'money-method money-method-on' : 'money-method'}>
      <input
        type="radio"
        name="method"
        className="hide-visually"
        checked={chosen}
        onChange={() => onChoose(method.methodId)}
      />
      <span className="money-method-icon">
        <Picture src={method.iconUrl} name="" width={40} height={40} eager />
      </span>
      <span className="money-method-name">{method.name}</span>
      <span className="money-method-dot" />
    </label>
  );
}
