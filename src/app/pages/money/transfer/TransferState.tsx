import type { Transfer, TransferForm } from '../../../../contract/schemas/wallet.ts';
import { useFollow } from '../../../features/loading/use-follow.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import type { Attempt } from '../../../stores/data/attempt.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { currency } from '../../../stores/system/system.ts';
import { transfer } from '../../../stores/wallet/transfer.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkCircleFill } from '../../../ui/icon/results.ts';
import { warningCircleFill } from '../../../ui/icon/shell.ts';
import { transferRecord, walletPath } from '../links.ts';
import styles from './Transfer.css';
import type { WalletChoice } from './transfer-rules.ts';

/** Asks how it ended; true when that failed. */
async function askAgain(): Promise<boolean> {
  await transfer.resume(true);
  return transfer.error.peek() !== undefined;
}

interface TransferStateProps {
  attempt: Attempt<TransferForm, Transfer>;
  choices: readonly WalletChoice[];
}

/** The state of a transfer under way, without an answer, or made, and what can be done in it. */
export default function TransferState({ attempt: { form, value }, choices }: TransferStateProps) {
  const error = transfer.error.value;
  const busy = transfer.busy.value;
  useFollow(!value, askAgain);
  const nameOf = (id: string): string => choices.find((choice) => choice.id === id)?.name ?? id;
  const values = { amount: money(form.amount, currency.value), from: nameOf(form.from), to: nameOf(form.to) };
  if (!value && !error && busy) {
    return (
      <p className={styles.transferWait} role="status">
        {t('transfer_sending')}
      </p>
    );
  }
  return (
    <section
      className={value ? `card ${styles.transferState} ${styles.transferDone}` : `card ${styles.transferState}`}
      aria-live="polite"
    >
      <Icon path={value ? checkCircleFill : warningCircleFill} size="xl" />
      <h2>{t(value ? 'transfer_done_title' : 'transfer_unsettled_title')}</h2>
      <p className={styles.transferText}>{t(value ? 'transfer_done' : 'transfer_unsettled', values)}</p>
      {error && (
        <p className={styles.transferError} role="alert">
          {t(errorText(error))}
        </p>
      )}
      {value ? (
        <>
          <p className={styles.transferNumber}>{t('transfer_number', { id: value.transactionId })}</p>
          <button type="button" className="btn btn-primary btn-wide" onClick={() => transfer.close()}>
            {t('transfer_again')}
          </button>
          <button type="button" className="btn btn-ghost btn-wide" onClick={() => go(walletPath)}>
            {t('transfer_wallet')}
          </button>
          <button type="button" className="btn btn-quiet btn-wide" onClick={() => go(transferRecord)}>
            {t('title_transferRecord')}
          </button>
        </>
      ) : (
        <button type="button" className="btn btn-ghost btn-wide" aria-busy={busy} onClick={() => void askAgain()}>
          {t('transfer_check')}
        </button>
      )}
    </section>
  );
}
