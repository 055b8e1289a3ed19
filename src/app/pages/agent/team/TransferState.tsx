import { useEffect } from 'react';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { errorText } from '../../../stores/error-text.ts';
import { sendingDown } from '../../../stores/send-down.ts';
import { amount as inMoney } from '../agent-words.ts';
import { Facts } from '../Facts.tsx';
import { sumOf } from './transfer-rules.ts';

interface TransferStateProps {
  /** The payment password is needed to learn how it ended. */
  onPassword: () => void;
}

/** Money under way to the team, or sent: one true state, and what can be done in it; nothing while there is none. */
export function TransferState({ onPassword }: TransferStateProps) {
  useEffect(() => sendingDown.restore(), []);
  const attempt = sendingDown.current.value;
  const error = sendingDown.error.value;
  const busy = sendingDown.busy.value;
  if (!attempt) return null;
  const { form, value } = attempt;
  const sum = inMoney(sumOf(form.transfers.map(({ amount }) => amount)));
  if (!value && !error && busy) return <p className="agent-hint">{t('sent_sending')}</p>;
  // Under the key that it began with: nothing is sent twice.
  const again = () => (sendingDown.needsSecret() ? onPassword() : void sendingDown.resume());
  return (
    <section className="card agent-card" aria-live="polite">
      <h2 className={value ? 'agent-title agent-won' : 'agent-title'}>{t(value ? 'sent_done' : 'sent_unsettled')}</h2>
      <p className="agent-hint">
        {value ? plural('sent_done_text', form.transfers.length) : t('sent_unsettled_text')} <b>{sum}</b>
      </p>
      {error && (
        <p className="agent-error" role="alert">
          {t(errorText(error))}
        </p>
      )}
      <Facts facts={form.transfers.map(({ userName, amount }) => ({ label: userName, value: inMoney(amount) }))} />
      <button
        type="button"
        className={value ? 'btn btn-ghost btn-wide' : 'btn btn-primary btn-wide'}
        aria-busy={busy}
        onClick={value ? () => sendingDown.close() : again}
      >
        {t(value ? 'sent_close' : 'sent_check')}
      </button>
    </section>
  );
}
