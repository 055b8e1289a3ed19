import type { TransactionSums as Sums } from '../../../contract/schemas/wallet.ts';
import { integer, money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { currency } from '../../stores/system.ts';

/** What came in and went out over the whole selection, whatever has been loaded of it. */
export function TransactionSums({ sums }: { sums: Sums }) {
  return (
    <dl className="card record-sums">
      <div className="record-sum">
        <dt>{t('account_in')}</dt>
        <dd className="record-in ellipsis">{money(sums.income, currency.value)}</dd>
      </div>
      <div className="record-sum">
        <dt>{t('account_out')}</dt>
        <dd className="ellipsis">{money(sums.expense, currency.value)}</dd>
      </div>
      <div className="record-sum">
        <dt>{t('account_count')}</dt>
        <dd className="ellipsis">{integer(sums.count)}</dd>
      </div>
    </dl>
  );
}
