import type { DepositStatus } from '../../../../contract/shapes/deposit.ts';
import { money } from '../../../i18n/format.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { go, slots } from '../../../routes/links.ts';
import { type Attempt, closeDeposit, depositBusy, depositError, resumeDeposit } from '../../../stores/deposit.ts';
import { errorText } from '../../../stores/error-text.ts';
import { currency } from '../../../stores/system.ts';
import { clock } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkCircleFill, crossCircleFill } from '../../../ui/icon/results.ts';
import { warningCircleFill } from '../../../ui/icon/shell.ts';
import { leaveToPay } from '../leave-to-pay.ts';
import { useFollow } from '../use-follow.ts';

/** Asks how the deposit stands; true when that failed. */
async function ask(): Promise<boolean> {
  await resumeDeposit();
  return depositError.peek() !== undefined;
}

interface Look {
  icon: string;
  title: TextKey;
  text: TextKey;
}

const LOOKS: Record<DepositStatus | 'unsettled', Look> = {
  unsettled: { icon: warningCircleFill, title: 'deposit_unsettled_title', text: 'deposit_unsettled' },
  pending: { icon: clock, title: 'deposit_pending_title', text: 'deposit_pending' },
  approved: { icon: checkCircleFill, title: 'deposit_approved_title', text: 'deposit_approved' },
  declined: { icon: crossCircleFill, title: 'deposit_declined_title', text: 'deposit_declined' },
  expired: { icon: crossCircleFill, title: 'deposit_expired_title', text: 'deposit_expired' },
};

export interface DepositStateProps {
  attempt: Attempt;
}

/** A deposit under way or ended: one true state, and what can be done in it. */
export default function DepositState({ attempt }: DepositStateProps) {
  const { deposit, form } = attempt;
  const state = deposit?.status ?? 'unsettled';
  const error = depositError.value;
  useFollow(state === 'pending' || state === 'unsettled', ask);
  const look = LOOKS[state];
  const busy = depositBusy.value;
  if (!deposit && !error) return <p className="money-wait">{t('deposit_sending')}</p>;
  return (
    <section className={`card money-state money-${state}`} aria-live="polite">
      <Icon path={look.icon} size="xl" />
      <h2 className="money-state-title">{t(look.title)}</h2>
      <p className="money-state-text">{t(look.text, { amount: money(form.amount, currency.value) })}</p>
      {error && (
        <p className="money-state-error" role="alert">
          {t(errorText(error))}
        </p>
      )}
      {deposit && <p className="money-state-id">{t('deposit_number', { id: deposit.depositId })}</p>}
      {state === 'pending' && (
        <button type="button" className="btn btn-gold btn-wide" onClick={() => leaveToPay(deposit)}>
          {t('deposit_pay')}
        </button>
      )}
      {(state === 'pending' || state === 'unsettled') && (
        <button
          type="button"
          className="btn btn-ghost btn-wide money-state-second"
          aria-busy={busy}
          onClick={() => void resumeDeposit()}
        >
          {t('deposit_check')}
        </button>
      )}
      {state === 'approved' && (
        <button type="button" className="btn btn-primary btn-wide" onClick={() => go(slots)}>
          {t('deposit_play')}
        </button>
      )}
      {state !== 'unsettled' && (
        <button type="button" className="btn btn-quiet money-state-second" onClick={closeDeposit}>
          {t(state === 'pending' ? 'deposit_cancel' : 'deposit_again')}
        </button>
      )}
    </section>
  );
}
