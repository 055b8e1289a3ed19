import { useState } from 'react';
import { bucketMark, bucketName } from '../../i18n/calendar.ts';
import { compactAmount } from '../../i18n/figures.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import type { Bucket, BucketUnit } from '../../lib/buckets.ts';
import { fromMinor } from '../../lib/decimal.ts';
import { writeRecord } from '../../lib/record-address.ts';
import { gameRecord, go } from '../../routes/links.ts';
import { currency } from '../../stores/system.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { PnlFigures } from './PnlFigures.tsx';

/** What the chart is of. */
export type PnlField = 'stake' | 'payout' | 'bonus' | 'rebate' | 'net';

interface PnlDaysProps {
  buckets: readonly Bucket<PnlField>[];
  unit: BucketUnit;
}

const shown = (minor: number): string => money(fromMinor(minor), currency.value);
const tone = (net: number): string => (net < 0 ? 'pnl-lost' : 'pnl-won');

/** The place of the last bar on which anything was played. */
function lastPlayed(buckets: readonly Bucket<PnlField>[]): number {
  for (let place = buckets.length - 1; place > 0; place -= 1) {
    const { stake, net } = (buckets[place] as Bucket<PnlField>).sums;
    if (stake !== 0 || net !== 0) return place;
  }
  return 0;
}

function written({ stake, payout, bonus, rebate }: Record<PnlField, number>) {
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
        <BarChart
          bars={buckets.map((bucket) => ({
            key: bucket.startDate,
            value: bucket.sums.net,
            mark: bucketMark(bucket, unit),
            name: bucketName(bucket, unit),
          }))}
          chosen={chosen}
          onChoose={setChosen}
          label={t('pnl_chart')}
          short={compactAmount}
          full={shown}
        />
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
