import { t } from '../../i18n/texts.ts';
import { fromMinor, toMinor } from '../../lib/decimal.ts';
import { go } from '../../routes/links.ts';
import { bonusWallet } from '../../stores/vendor-wallets.ts';
import { Progress } from '../../ui/progress/Progress.tsx';
import { shownMoney } from './shown-money.ts';

/** Bonus money that waits to be freed: how much has been played for it, and how much is left. Without any there is nothing to show. */
export function BonusCard() {
  const bonus = bonusWallet.value.value;
  const wagering = toMinor(bonus?.wagering ?? '') ?? 0;
  if (!bonus || wagering === 0) return null;
  const turnover = toMinor(bonus.turnover) ?? 0;
  const left = fromMinor(Math.max(0, wagering - turnover));
  return (
    <section className="card wallet-bonus">
      <div className="wallet-bonus-head">
        <h2 className="wallet-label">{t('wallet_bonus')}</h2>
        <span className="money">{shownMoney(bonus.balance)}</span>
      </div>
      <Progress part={Math.min(1, turnover / wagering)} label={t('wallet_bonus')} />
      <p className="wallet-bonus-text">
        {t('wallet_bonus_left', {
          turnover: shownMoney(bonus.turnover),
          wagering: shownMoney(bonus.wagering),
          left: shownMoney(left),
        })}
      </p>
      <button type="button" className="btn btn-quiet wallet-bonus-more" onClick={() => go('/m/bonusDetails')}>
        {t('wallet_bonus_more')}
      </button>
    </section>
  );
}
