import type { ReadonlySignal } from '@preact/signals';
import { t } from '../../../i18n/texts.ts';
import { deposit, go } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import styles from './LiveRooms.css';

/** Why a call failed. */
type Failure = Parameters<typeof errorText>[0];

interface PayErrorProps {
  error: Failure;
  /** Told in place of the error's own text. */
  text?: string | undefined;
}

/** Why a payment was refused; where the money is missing, the way to more of it. */
export function PayError({ error, text }: PayErrorProps) {
  return (
    <>
      <p className={styles.roomError} role="alert">
        {text ?? t(errorText(error))}
      </p>
      {error.code === 'wallet.insufficient' && hasRole('money') && (
        <button type="button" className="btn btn-ghost btn-wide" onClick={() => go(deposit)}>
          {t('deposit')}
        </button>
      )}
    </>
  );
}

interface UnsettledProps {
  attempt: {
    readonly error: ReadonlySignal<Failure | undefined>;
    readonly busy: ReadonlySignal<boolean>;
    resume(): Promise<void>;
  };
  /** What is told while nobody knows. */
  text: string;
  onEnd: () => void;
}

/** Nobody knows yet whether something was paid: the button asks again with the same key. */
export function Unsettled({ attempt, text, onEnd }: UnsettledProps) {
  const busy = attempt.busy.value;
  const error = attempt.error.value;
  return (
    <>
      <p className={styles.roomNote} role="status">
        {busy ? t('rooms_pay_busy') : text}
      </p>
      {error && !busy && <PayError error={error} />}
      <button
        type="button"
        className="btn btn-primary btn-wide"
        aria-busy={busy}
        onClick={() => void attempt.resume().then(onEnd)}
      >
        {t('rooms_pay_check')}
      </button>
    </>
  );
}
