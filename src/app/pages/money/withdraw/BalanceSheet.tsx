import { t } from '../../../i18n/texts.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';
import { ownMoney, wallet } from '../../../stores/wallet/wallet.ts';
import { withdrawSettings } from '../../../stores/withdraw/withdrawal.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import sheetStyles from '../sheet.css';
import withdrawStyles from './Withdraw.css';

const minor = (decimal: string): number => toMinor(decimal) ?? 0;

/** Why less can go out than there is: where the balance lies, and what of it can be withdrawn. */
export default function BalanceSheet({ onClose }: { onClose: () => void }) {
  const { sumBalance = '0', main = '0', frozen = '0' } = wallet.value.value ?? {};
  const { available = '0', wageringDue = '0' } = withdrawSettings.value.value ?? {};
  const away = Math.max(0, minor(sumBalance) - minor(main) - minor(frozen));
  const rows = [
    [t('wallet_main'), main],
    [t('wallet_vendors'), fromMinor(away)],
    [t('wallet_frozen'), frozen],
    [t('wallet_total'), sumBalance],
  ] as const;
  return (
    <Drawer open from="bottom" title={t('wallet_total')} closeLabel={t('close')} onClose={onClose}>
      <div className={sheetStyles.sheet}>
        <dl>
          {rows.map(([name, amount]) => (
            <div key={name} className={withdrawStyles.withdrawShare}>
              <dt>{name}</dt>
              <dd className="money">{ownMoney(amount)}</dd>
            </div>
          ))}
        </dl>
        <p className={sheetStyles.sheetLine}>
          {minor(wageringDue)
            ? t('wallet_due', { amount: ownMoney(wageringDue) })
            : t('withdraw_amount_balance', { balance: ownMoney(available) })}
        </p>
      </div>
    </Drawer>
  );
}
