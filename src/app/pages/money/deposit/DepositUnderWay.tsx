import { useEffect } from 'react';
import type { Deposit } from '../../../../contract/schemas/deposit.ts';
import { useFollow } from '../../../features/loading/use-follow.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { depositing } from '../../../stores/deposit/deposit.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { clock } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { caretRight } from '../../../ui/icon/lobby.ts';
import { depositAt } from '../links.ts';
import styles from './DepositUnderWay.css';
import { askDeposit } from './deposit-rules.ts';

/** A deposit that waits, above the form of the next one, with the way to it. Once it has ended that is told, and it is of the records. */
export default function DepositUnderWay({ deposit }: { deposit: Deposit }) {
  const { status, kind, methodName, depositId } = deposit;
  const amount = money(deposit.amount, currency.value);
  const waits = status === 'pending';
  useFollow(waits, askDeposit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (status === 'pending') return;
    showToast(status === 'approved' ? 'success' : 'fail', `deposit_${status}`, 8, { amount });
    depositing.close();
  }, [status]);
  if (!waits) return null;
  return (
    <button type="button" className={`card ${styles.moneyUnderWay}`} onClick={() => go(depositAt(depositId))}>
      <Icon path={clock} size="lg" />
      <span className={styles.moneyUnderWayWhat}>
        <b className="ellipsis">{t(kind === 'manual' ? 'deposit_review_title' : 'deposit_pending_title')}</b>
        <span className="ellipsis">{`${amount} · ${methodName}`}</span>
      </span>
      <Icon path={caretRight} size="sm" />
    </button>
  );
}
