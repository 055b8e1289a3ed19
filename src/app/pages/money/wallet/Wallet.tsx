import { useEffect } from 'react';
import { Section } from '../../../features/loading/Section.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { t } from '../../../i18n/texts.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';
import { gameRecord, go } from '../../../routes/links.ts';
import { settleCollection } from '../../../stores/wallet/collect.ts';
import { bonusWallet, vendorWallets } from '../../../stores/wallet/vendor-wallets.ts';
import { ownMoney, wallet } from '../../../stores/wallet/wallet.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { caretRight } from '../../../ui/icon/lobby.ts';
import { bets, deposit, gift, receipt, transfer } from '../../../ui/icon/wallet.ts';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { accountRecord, bonusDetails, depositRecord, transferRecord } from '../links.ts';
import { tellCollected, VendorList } from './VendorList.tsx';
import styles from './Wallet.css';
import { WalletHero } from './WalletHero.tsx';

function load(): void {
  void wallet.load();
  void vendorWallets.load();
  void bonusWallet.load();
}

/** The wallet (SPEC 2.9): the whole balance, where the money is, what is still to be played for, and the records. */
export default function Wallet() {
  useEffect(() => {
    load();
    // The answer of a collection may have been lost, also before a reload.
    void settleCollection().then(tellCollected);
  }, []);
  const due = wallet.value.value?.wageringDue ?? '0.00';
  // The cards come together, so that none pushes another down.
  const known = [wallet, vendorWallets, bonusWallet].every(({ value, error }) => value.value ?? error.value);
  return (
    <div className="page">
      <WalletHero onRefresh={load} />
      {known ? (
        <>
          {Number(due) > 0 && (
            <p className={`card ${styles.walletDue}`}>{t('wallet_due', { amount: ownMoney(due) })}</p>
          )}
          <Section>
            <BonusCard />
          </Section>
          <Section>
            <VendorList />
          </Section>
          <WalletRows />
        </>
      ) : (
        <LineBones count={6} />
      )}
    </div>
  );
}

/** Locked bonus money: how much has been played for it, and how much is left; nothing where none is locked. */
function BonusCard() {
  const bonus = bonusWallet.value.value;
  const wagering = toMinor(bonus?.wagering ?? '') ?? 0;
  if (!bonus || wagering === 0) return null;
  const turnover = toMinor(bonus.turnover) ?? 0;
  const left = fromMinor(Math.max(0, wagering - turnover));
  return (
    <section className={`card ${styles.walletBonus}`}>
      <div className={styles.walletBonusHead}>
        <h2 className={styles.walletLabel}>{t('wallet_bonus')}</h2>
        <span className="money">{ownMoney(bonus.balance)}</span>
      </div>
      <Progress part={Math.min(1, turnover / wagering)} label={t('wallet_bonus')} />
      <p className={styles.walletBonusText}>
        {t('wallet_bonus_left', {
          turnover: ownMoney(bonus.turnover),
          wagering: ownMoney(bonus.wagering),
          left: ownMoney(left),
        })}
      </p>
      {isOpen(bonusDetails) && (
        <button type="button" className={`btn btn-quiet ${styles.walletBonusMore}`} onClick={() => go(bonusDetails)}>
          {t('wallet_bonus_more')}
        </button>
      )}
    </section>
  );
}

const ROWS = [
  { text: 'title_transactions', icon: receipt, path: accountRecord },
  { text: 'title_deposits', icon: deposit, path: depositRecord },
  { text: 'title_transferRecord', icon: transfer, path: transferRecord },
  { text: 'title_gameRecord', icon: bets, path: gameRecord },
  { text: 'title_bonuses', icon: gift, path: bonusDetails },
] as const;

/** Links to the records of money and of play. */
function WalletRows() {
  return (
    <ul className={`card ${styles.walletList} ${styles.walletRecords}`}>
      {ROWS.filter(({ path }) => isOpen(path)).map(({ text, icon, path }) => (
        <li key={path}>
          <button type="button" className={styles.walletRow} onClick={() => go(path)}>
            <Icon path={icon} size="md" />
            <span className={`${styles.walletRowText} ellipsis`}>{t(text)}</span>
            <Icon path={caretRight} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
