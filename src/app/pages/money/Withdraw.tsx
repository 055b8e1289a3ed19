import './Money.css';
import './withdraw.css';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { bankCards } from '../../stores/bank-cards.ts';
import { wallet } from '../../stores/wallet.ts';
import { type WithdrawWish, withdrawal, withdrawSettings } from '../../stores/withdrawal.ts';
import { usePart } from '../../ui/part/use-part.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { PartSlot } from './PartSlot.tsx';
import { WalletCard } from './WalletCard.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { loadPay, loadReport, loadState } from './withdraw-parts.ts';

type View = 'ask' | 'report';

/**
 * Withdrawal (SPEC 2.1, 7.4): where to, how much, what is due, confirmed by the payment password; then how it goes on. A reload in the
 * middle goes on where it was.
 */
export default function Withdraw() {
  const [view, setView] = useState<View>('ask');
  /** What waits for the payment password; `again` when a lost answer is asked for once more. */
  const [wish, setWish] = useState<{ wish: WithdrawWish; again: boolean }>();
  const current = withdrawal.current.value;
  usePart(loadState);

  useEffect(() => {
    withdrawSettings.want();
    bankCards.want();
    wallet.want();
    withdrawal.restore();
    void withdrawal.resume();
  }, []);

  return (
    <div className="money-page">
      <WalletCard label={t('withdraw_balance')} />
      <div className="withdraw-views">
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
      {view === 'report' && <PartSlot part={loadReport} props={{}} />}
      {view === 'ask' && current && (
        <PartSlot
          part={loadState}
          props={{ attempt: current, onSecret: () => setWish({ wish: current.form, again: true }) }}
        />
      )}
      {view === 'ask' && !current && <WithdrawForm onWish={(next) => setWish({ wish: next, again: false })} />}
      {wish && <PartSlot part={loadPay} props={{ ...wish, onClose: () => setWish(undefined) }} quiet />}
    </div>
  );
}
