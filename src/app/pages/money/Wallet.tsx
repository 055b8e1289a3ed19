import './layout.css';
import './wallet.css';
import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { settleCollection } from '../../stores/collect.ts';
import { bonusWallet, vendorWallets } from '../../stores/vendor-wallets.ts';
import { wallet } from '../../stores/wallet.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { BonusCard } from './BonusCard.tsx';
import { tellCollected } from './collect-end.ts';
import { shownMoney } from './shown-money.ts';
import { VendorList } from './VendorList.tsx';
import { WalletHero } from './WalletHero.tsx';
import { WalletRows } from './WalletRows.tsx';

function load(): void {
  void wallet.load();
  void vendorWallets.load();
  void bonusWallet.load();
}

/** The wallet: all that there is, where it is, what still has to be played for, and every way from here. */
export default function Wallet() {
  useEffect(() => {
    load();
    // A collection whose answer was lost, also before a reload.
    void settleCollection().then(tellCollected);
  }, []);
  const due = wallet.value.value?.wageringDue ?? '0.00';
  // What stands below one another comes together, so that nothing is pushed down.
  const known = [wallet, vendorWallets, bonusWallet].every(({ value, error }) => value.value ?? error.value);
  return (
    <div className="money-page">
      <WalletHero onRefresh={load} />
      {known ? (
        <>
          {Number(due) > 0 && <p className="card wallet-due">{t('wallet_due', { amount: shownMoney(due) })}</p>}
          <BonusCard />
          <VendorList />
          <WalletRows />
        </>
      ) : (
        <LineBones count={6} />
      )}
    </div>
  );
}
