import type { Withdrawal, WithdrawStatus } from '../../../../contract/schemas/withdraw.ts';
import { useFollow } from '../../../features/loading/use-follow.ts';
import { money } from '../../../i18n/format.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import type { Attempt } from '../../../stores/data/attempt.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { currency } from '../../../stores/system/system.ts';
import { takeBack, type WithdrawRequest, withdrawal } from '../../../stores/withdraw/withdrawal.ts';
import { clock } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkCircleFill, crossCircleFill } from '../../../ui/icon/results.ts';
import { warningCircleFill } from '../../../ui/icon/shell.ts';
import styles from '../state.css';

interface Look {
  icon: string;
  title: TextKey;
  text: TextKey;
  /** Names a class of state.css. */
  colour: 'unsettled' | 'pending' | 'approved' | 'declined';
}

const LOOKS: Record<WithdrawStatus | 'unsettled', Look> = {
  unsettled: {
    icon: warningCircleFill,
    title: 'withdraw_unsettled_title',
    text: 'withdraw_unsettled',
    colour: 'unsettled',
  },
  pending: { icon: clock, title: 'withdraw_pending_title', text: 'withdraw_pending', colour: 'pending' },
  processing: { icon: clock, title: 'withdraw_processing_title', text: 'withdraw_processing', colour: 'pending' },
  paid: { icon: checkCircleFill, title: 'withdraw_paid_title', text: 'withdraw_paid', colour: 'approved' },
  rejected: { icon: crossCircleFill, title: 'withdraw_rejected_title', text: 'withdraw_rejected', colour: 'declined' },
  cancelled: {
    icon: crossCircleFill,
    title: 'withdraw_cancelled_title',
    text: 'withdraw_cancelled',
    colour: 'unsettled',
  },
};

/** Asks how the withdrawal stands; true when that failed. */
async function askAgain(): Promise<boolean> {
  await withdrawal.resume();
  return withdrawal.error.peek() !== undefined;
}

async function cancel(): Promise<void> {
  const yes = await ask({
    title: 'withdraw_cancel',
    text: 'withdraw_cancel_text',
    submit: 'withdraw_cancel',
    cancel: 'cancel',
  });
  if (yes) await takeBack();
}

/** Begins anew though the platform has the request: whoever does has been told that both would be paid. */
async function beginAnew(amount: string): Promise<void> {
  const yes = await ask({
    title: 'withdraw_again',
    text: 'withdraw_conflict',
    submit: 'withdraw_again',
    cancel: 'cancel',
    values: { amount },
  });
  if (yes) withdrawal.close();
}

interface WithdrawStateProps {
  attempt: Attempt<WithdrawRequest, Withdrawal>;
  /** Shows the withdrawals of before. */
  onReport: () => void;
  /** The payment password is needed to learn how it ended. */
  onSecret: () => void;
}

/** The state of a withdrawal under way or ended, and what can be done in it. */
export default function WithdrawState({ attempt, onReport, onSecret }: WithdrawStateProps) {
  const { value, form } = attempt;
  const state = value?.status ?? 'unsettled';
  const error = withdrawal.error.value;
  const busy = withdrawal.busy.value;
  const open = state === 'pending' || state === 'processing' || state === 'unsettled';
  // Its key is taken, but this platform gives no answer for it: asking on would say the same.
  const isTaken = !value && error?.code === 'idempotency.conflict';
  useFollow(open && !isTaken && !withdrawal.needsSecret(), askAgain);
  const look = LOOKS[state];
  if (!value && !error && busy) return <p className={styles.moneyWait}>{t('withdraw_sending')}</p>;
  const values = { amount: money(form.amount, currency.value), number: value?.number ?? '' };
  return (
    <section className={`card ${styles.moneyState} ${styles[`money--${look.colour}`]}`} aria-live="polite">
      <Icon path={look.icon} size="xl" />
      <h2 className={styles.moneyStateTitle}>{t(look.title)}</h2>
      <p className={styles.moneyStateText}>{t(isTaken ? 'withdraw_conflict' : look.text, values)}</p>
      {value?.reason && <p className={styles.moneyStateText}>{value.reason}</p>}
      {error && !isTaken && (
        <p className={styles.moneyStateError} role="alert">
          {t(errorText(error))}
        </p>
      )}
      {value && <p className={styles.moneyStateId}>{t('withdraw_number', { id: value.withdrawId })}</p>}
      {open && (
        <button
          type="button"
          className="btn btn-ghost btn-wide"
          aria-busy={busy}
          onClick={isTaken ? onReport : () => (withdrawal.needsSecret() ? onSecret() : void askAgain())}
        >
          {t(isTaken ? 'withdraw_report' : 'withdraw_check')}
        </button>
      )}
      {state === 'pending' && (
        <button
          type="button"
          className={`btn btn-quiet ${styles.moneyStateSecond}`}
          aria-busy={busy}
          onClick={() => void cancel()}
        >
          {t('withdraw_cancel')}
        </button>
      )}
      {(value || isTaken) && (
        <button
          type="button"
          className={`btn btn-quiet ${styles.moneyStateSecond}`}
          onClick={() => void (isTaken ? beginAnew(values.amount) : withdrawal.close())}
        >
          {t('withdraw_again')}
        </button>
      )}
    </section>
  );
}
