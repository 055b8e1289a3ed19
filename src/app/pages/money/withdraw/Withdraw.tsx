import { useEffect, useState } from 'react';
import { BalanceCard } from '../../../features/balance/Balance.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { t } from '../../../i18n/texts.ts';
import { ownMoney, wallet } from '../../../stores/wallet/wallet.ts';
import { bankCards } from '../../../stores/withdraw/bank-cards.ts';
import { type WithdrawRequest, withdrawal, withdrawSettings } from '../../../stores/withdraw/withdrawal.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { question } from '../../../ui/icon/menu.ts';
import { usePart } from '../../../ui/part/use-part.ts';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import styles from './Withdraw.css';
import { WithdrawForm } from './WithdrawForm.tsx';

/** It comes before it is needed: a line may fail during a withdrawal. */
const WithdrawState = lazy(() => import('./WithdrawState.tsx'), { texts: ['withdrawState'], afterPaint: true });
const WithdrawReport = lazy(() => import('./WithdrawReport.tsx'), { texts: ['payout'] });
const PaySheet = lazy(() => import('./PaySheet.tsx'), { texts: ['payout'] });

const BalanceSheet = lazy(() => import('./BalanceSheet.tsx'), { texts: ['wallet'] });

type View = 'ask' | 'report';

/** A result that was seen is not shown again: whoever comes back finds the form. */
function closeEnded(): void {
  const status = withdrawal.current.peek()?.value?.status;
  if (status && status !== 'pending' && status !== 'processing') withdrawal.close();
}

/** Withdrawal (SPEC 2.1, 7.4): form, payment password, then its state. A reload in the middle continues where it was. */
export default function Withdraw() {
  const [view, setView] = useState<View>('ask');
  /** The withdrawal that waits for the payment password; `again` when its answer was lost. */
  const [confirming, setConfirming] = useState<{ form: WithdrawRequest; again: boolean }>();
  const current = withdrawal.current.value;
  usePart(WithdrawState);

  useEffect(() => {
    // Turnover, the day's count and the identity change elsewhere.
    void withdrawSettings.load();
    bankCards.want();
    wallet.want();
    withdrawal.restore();
    void withdrawal.resume();
    return closeEnded;
  }, []);

  return (
    <div className="page">
      <BalanceCard label={t('withdraw_balance')}>
        <Withdrawable />
      </BalanceCard>
      <div className={styles.withdrawViews}>
        <Segmented
          name="view"
          label={t('withdraw_views')}
          value={view}
          onChange={setView}
          options={[
            { id: 'ask', label: t('withdraw_ask') },
            { id: 'report', label: t('withdraw_report') },
          ]}
        />
      </div>
      {view === 'report' && <Part of={WithdrawReport} props={{}} />}
      {view === 'ask' && current && (
        <Part
          of={WithdrawState}
          props={{
            attempt: current,
            onReport: () => setView('report'),
            onSecret: () => setConfirming({ form: current.form, again: true }),
          }}
        />
      )}
      {view === 'ask' && !current && <WithdrawForm onFilled={(next) => setConfirming({ form: next, again: false })} />}
      {confirming && <Sheet of={PaySheet} props={{ ...confirming, onClose: () => setConfirming(undefined) }} />}
    </div>
  );
}

/** How much of the balance can go out, or that it has to be wagered first; a tap explains it. */
function Withdrawable() {
  const [open, setOpen] = useState(false);
  const settings = withdrawSettings.value.value;
  const due = settings && /[1-9]/.test(settings.wageringDue);
  return (
    <>
      <button type="button" className={styles.withdrawAvailable} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          {due
            ? t('withdraw_wagering_title')
            : t('withdraw_amount_balance', { balance: ownMoney(settings?.available ?? '0.00', !settings) })}
        </span>
        <Icon path={question} size="sm" />
      </button>
      {open && <Sheet of={BalanceSheet} props={{ onClose: () => setOpen(false) }} />}
    </>
  );
}
