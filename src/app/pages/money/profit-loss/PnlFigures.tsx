import type { ProfitRow } from '../../../../contract/schemas/records.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system.ts';

/** The result of all days that are shown, and what it is made of. */
export function PnlHero({ sums }: { sums: ProfitRow }) {
  const lost = sums.net.startsWith('-');
  return (
    <section className="card pnl-hero" aria-label={t('pnl_net')}>
      <h2 className="pnl-label">{t('pnl_net')}</h2>
      <p className={lost ? 'pnl-net money pnl-lost' : 'pnl-net money pnl-won'}>
        {money(`${lost || /^0+(\.0+)?$/.test(sums.net) ? '' : '+'}${sums.net}`, currency.value)}
      </p>
      <PnlFigures sums={sums} />
    </section>
  );
}

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
