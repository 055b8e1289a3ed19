import { useState } from 'react';
import { bucketName } from '../../i18n/bucket-days.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { fromMinor } from '../../lib/decimal.ts';
import type { Bucket, PnlUnit, Sums } from '../../lib/pnl.ts';
import { writeRecord } from '../../lib/record-address.ts';
import { gameRecord, go } from '../../routes/links.ts';
import { currency } from '../../stores/system.ts';
import { PnlChart } from './PnlChart.tsx';
import { PnlFigures } from './PnlFigures.tsx';

interface PnlDaysProps {
  buckets: readonly Bucket[];
  unit: PnlUnit;
}

const shown = (minor: number): string => money(fromMinor(minor), currency.value);
const tone = (net: number): string => (net < 0 ? 'pnl-lost' : 'pnl-won');

/** The place of the last bar on which anything was played. */
function lastPlayed(buckets: readonly Bucket[]): number {
  for (let place = buckets.length - 1; place > 0; place -= 1) {
    const { stake, net } = (buckets[place] as Bucket).sums;
    if (stake !== 0 || net !== 0) return place;
  }
  return 0;
}

function written({ stake, payout, bonus, rebate }: Sums) {
  return { stake: fromMinor(stake), payout: fromMinor(payout), bonus: fromMinor(bonus), rebate: fromMinor(rebate) };
}

/** Results by day, week or month: as a chart whose chosen bar tells its figures, and as a table. */
export function PnlDays({ buckets, unit }: PnlDaysProps) {
  const [chosen, setChosen] = useState(() => lastPlayed(buckets));
  const bar = buckets[chosen];
  return (
    <>
      <section className="card pnl-card" aria-label={t(`pnl_by_${unit}`)}>
        <h2 className="pnl-title">{t(`pnl_by_${unit}`)}</h2>
        <PnlChart buckets={buckets} unit={unit} chosen={chosen} onChoose={setChosen} />
        {bar && (
          <div className="pnl-chosen">
            <p className="pnl-chosen-head">
              <b>{bucketName(bar, unit)}</b>
              <b className={`money ${tone(bar.sums.net)}`}>{shown(bar.sums.net)}</b>
            </p>
            <PnlFigures sums={written(bar.sums)} />
            <button
              type="button"
              className="btn btn-ghost btn-wide"
              onClick={() => go(writeRecord(gameRecord, bar, {}))}
            >
              {t('pnl_bets')}
            </button>
          </div>
        )}
      </section>
      <section className="card pnl-card">
        <table className="pnl-table">
          <caption className="hide-visually">{t(`pnl_by_${unit}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('pnl_day')}</th>
              <th scope="col">{t('pnl_stake')}</th>
              <th scope="col">{t('pnl_net')}</th>
            </tr>
          </thead>
          <tbody>
            {[...buckets]
              .reverse()
              .filter(({ sums }) => sums.stake !== 0 || sums.net !== 0)
              .map((bucket) => (
                <tr key={bucket.startDate}>
                  <th scope="row">{bucketName(bucket, unit)}</th>
                  <td>{shown(bucket.sums.stake)}</td>
                  <td className={tone(bucket.sums.net)}>{shown(bucket.sums.net)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
