import { useState } from 'react';
import type { BankCard, WithdrawSettings } from '../../../../contract/schemas/withdraw.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { go, kycPath, paymentPassword, slots } from '../../../routes/links.ts';
import { currency, hasAll } from '../../../stores/system/system.ts';
import { CARD_SHEET } from './CardRows.tsx';
import styles from './Withdraw.css';
import { missingSteps, type WithdrawStep } from './withdraw-rules.ts';

interface WithdrawStepsProps {
  settings: WithdrawSettings;
  cards: readonly BankCard[];
}

/** What a member still has to do before money can go out, each with the way to it; nothing once all is done. */
export function WithdrawSteps({ settings, cards }: WithdrawStepsProps) {
  const [adding, setAdding] = useState(false);
  const steps = missingSteps(settings, cards.length > 0);
  if (steps.length === 0) return null;
  const shown = (decimal = '0') => money(decimal, currency.value);
  const texts: Record<WithdrawStep, string> = {
    password: t('withdraw_password_text'),
    account: t('withdraw_no_card'),
    wagering: t('withdraw_wagering_text', { amount: shown(settings.wageringDue) }),
    identity: t('withdraw_identity_text', { unverified: shown(settings.kycAbove) }),
  };
  const ways: Record<WithdrawStep, { text: string; open: () => void }> = {
    password: { text: t('withdraw_password_set'), open: () => go(paymentPassword) },
    account: { text: t('withdraw_add'), open: () => setAdding(true) },
    wagering: { text: t('withdraw_wagering_play'), open: () => go(slots) },
    identity: { text: t('withdraw_identity_go'), open: () => go(kycPath) },
  };
  // An account is added by the payment password: until there is one, its step is told and not yet open.
  const opens = (step: WithdrawStep) => (step === 'account' ? settings.paymentPasswordSet : true);
  return (
    <>
      <ol className={`card ${styles.withdrawSteps}`}>
        {steps.map((step) => (
          <li key={step} className={styles.withdrawStep}>
            {(step === 'password' || step === 'wagering') && (
              <h2 className={styles.withdrawNewsTitle}>{t(`withdraw_${step}_title`)}</h2>
            )}
            <p>{texts[step]}</p>
            {opens(step) && (step !== 'identity' || hasAll('KYC')) && (
              <button type="button" className="btn btn-ghost" onClick={ways[step].open}>
                {ways[step].text}
              </button>
            )}
          </li>
        ))}
      </ol>
      {adding && <Sheet of={CARD_SHEET} props={{ onAdded: () => undefined, onClose: () => setAdding(false) }} />}
    </>
  );
}
