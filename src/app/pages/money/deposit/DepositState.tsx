import { type ReactNode, useState } from 'react';
import type { Deposit, DepositStatus } from '../../../../contract/schemas/deposit.ts';
import { playGame } from '../../../features/game-tiles/play-game.ts';
import { useFollow } from '../../../features/loading/use-follow.ts';
import { money } from '../../../i18n/format.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { deposit as depositPath, go, slots } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { type DepositAttempt, depositing } from '../../../stores/deposit/deposit.ts';
import { noteOpened, waitForDeposit, waitingGame } from '../../../stores/games/entrance.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { useMoment } from '../../../ui/countdown/use-moment.ts';
import { clock } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkCircleFill, crossCircleFill } from '../../../ui/icon/results.ts';
import { warningCircleFill } from '../../../ui/icon/shell.ts';
import styles from '../state.css';
import { askDeposit, leaveToPay } from './deposit-rules.ts';

/** The member says that it is paid: asks at once, and tells when the platform knows of no payment yet. */
async function askNow(): Promise<void> {
  const failed = await askDeposit();
  if (!failed && depositing.current.peek()?.value?.status === 'pending') showToast('info', 'deposit_still_pending', 3);
}

/** Back to the form. What a person looks at goes on above it; the rest is seen, or given up. */
function startOver(): void {
  const deposit = depositing.current.peek()?.value;
  if (deposit?.kind !== 'manual' || deposit.status !== 'pending') depositing.close();
  // The address names the deposit that was shown.
  go(depositPath, { replace: true });
}

interface Look {
  icon: string;
  title: TextKey;
  text: TextKey;
}

const LOOKS: Record<DepositStatus | 'unsettled' | 'review', Look> = {
  unsettled: { icon: warningCircleFill, title: 'deposit_unsettled_title', text: 'deposit_unsettled' },
  pending: { icon: clock, title: 'deposit_pending_title', text: 'deposit_pending' },
  review: { icon: clock, title: 'deposit_review_title', text: 'deposit_review' },
  approved: { icon: checkCircleFill, title: 'deposit_approved_title', text: 'deposit_approved' },
  declined: { icon: crossCircleFill, title: 'deposit_declined_title', text: 'deposit_declined' },
  expired: { icon: crossCircleFill, title: 'deposit_expired_title', text: 'deposit_expired' },
};

/** Asks once more when the time to pay is over. */
function useExpiry(deposit: Deposit | undefined, until = 0): void {
  useMoment(deposit?.status === 'pending' ? until : 0, 1000, () => void askDeposit());
}

interface DepositStateProps {
  attempt: DepositAttempt;
  /** Until when it can be paid, in ms of the phone's clock. */
  until?: number | undefined;
  /** The new version of the detail, instead of the base version's number. */
  detail?: ReactNode;
}

/** The state of a deposit under way or ended, and what can be done in it. */
export default function DepositState({ attempt, until, detail }: DepositStateProps) {
  const { value, form } = attempt;
  const state = value?.status ?? 'unsettled';
  const error = depositing.error.value;
  useFollow(state === 'pending' || state === 'unsettled', askDeposit);
  useExpiry(value, until);
  if (!value && !error) return <p className={styles.moneyWait}>{t('deposit_sending')}</p>;
  const look = LOOKS[state === 'pending' && value?.kind === 'manual' ? 'review' : state];
  const amount = money(form.amount, currency.value);
  const coded = state === 'pending' && value?.payCode !== undefined;
  return (
    <section className={`card ${styles.moneyState} ${styles[`money--${state}`]}`} aria-live="polite">
      {!coded && <Icon path={look.icon} size="xl" />}
      <h2 className={styles.moneyStateTitle}>{t(look.title)}</h2>
      <p className={styles.moneyStateText}>{t(look.text, { amount })}</p>
      {value?.reason && <p className={styles.moneyStateText}>{value.reason}</p>}
      {value?.bonus && <p className={styles.moneyStateText}>{bonusText(value.bonus)}</p>}
      {error && (
        <p className={styles.moneyStateError} role="alert">
          {t(errorText(error))}
        </p>
      )}
      {!detail && value && <p className={styles.moneyStateId}>{t('deposit_number', { id: value.depositId })}</p>}
      <Actions value={value} />
      {detail}
    </section>
  );
}

function bonusText({ amount, wagering, granted }: NonNullable<Deposit['bonus']>): string {
  const values = { bonus: money(amount, currency.value), turnover: money(wagering, currency.value) };
  if (granted === undefined) return t('deposit_bonus_later', values);
  return t(granted ? 'deposit_bonus' : 'deposit_bonus_lost', values);
}

/** To the game that the deposit was made for, else to the games. */
function PlayOn() {
  const [waiting] = useState(waitingGame);
  const play = () => {
    if (!waiting) return go(slots);
    waitForDeposit(undefined);
    noteOpened(waiting.game);
    void playGame(waiting.game, waiting.here);
  };
  return (
    <button type="button" className="btn btn-primary btn-wide" onClick={play}>
      {waiting ? t('deposit_play_on', { name: waiting.game.displayName }) : t('deposit_play')}
    </button>
  );
}

function Actions({ value }: { value: Deposit | undefined }) {
  const busy = depositing.busy.value;
  const waits = !value || value.status === 'pending';
  const coded = value?.payCode !== undefined;
  const failed = value?.status === 'declined' || value?.status === 'expired';
  return (
    <>
      {waits && value?.payUrl && !coded && (
        <button type="button" className="btn btn-primary btn-wide" onClick={() => leaveToPay(value)}>
          {t('deposit_pay')}
        </button>
      )}
      {waits && (
        <button
          type="button"
          className={`btn btn-ghost btn-wide ${styles.moneyStateSecond}`}
          aria-busy={busy}
          onClick={() => void askNow()}
        >
          {t(coded ? 'deposit_paid' : 'deposit_check')}
        </button>
      )}
      {value?.status === 'approved' && <PlayOn />}
      {value && (
        <button
          type="button"
          className={failed ? 'btn btn-primary btn-wide' : `btn btn-quiet ${styles.moneyStateSecond}`}
          onClick={startOver}
        >
          {t(value.status === 'pending' && value.kind !== 'manual' ? 'deposit_cancel' : 'deposit_again')}
        </button>
      )}
    </>
  );
}
