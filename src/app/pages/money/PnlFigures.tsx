import type { ProfitRow } from '../../../contract/schemas/records.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { currency } from '../../stores/system.ts';

const NAMES = ['stake', 'payout', 'bonus', 'rebate'] as const;

/** What a result is made of. */
export function PnlFigures({ sums }: { sums: Omit<ProfitRow, 'net'> }) {
  return (
    <dl className="pnl-figures">
      {NAMES.map((name) => (
        <div key={name} className="pnl-figure">
          <dt className="pnl-label">{t(`pnl_${name}`)}</dt>
          <dd className="pnl-sum">{money(sums[name], currency.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
