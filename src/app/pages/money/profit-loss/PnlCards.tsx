import { useState } from 'react';
import type { ProfitRow } from '../../../../contract/schemas/records.ts';
import { bucketMark, bucketName } from '../../../i18n/calendar.ts';
import { compactAmount } from '../../../i18n/figures.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import type { Bucket, BucketUnit } from '../../../lib/buckets.ts';
import { fromMinor } from '../../../lib/decimal.ts';
import { writeRecord } from '../../../lib/record-address.ts';
import { gameRecord, go } from '../../../routes/links.ts';
import { currency } from '../../../stores/system/system.ts';
import { BarChart } from '../../../ui/chart/BarChart.tsx';

/** The sums of a day. */
export type PnlField = 'stake' | 'payout' | 'bonus' | 'rebate' | 'net';

interface PnlDaysProps {
  buckets: readonly Bucket<PnlField>[];
  unit: BucketUnit;
}

const shown = (minor: number): string => money(fromMinor(minor), currency.value);
const tone = (net: number): string => (net < 0 ? 'pnl-lost' : 'pnl-won');

/** The index of the last bar with any play. */
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

/** Results by day, week or month: a chart that shows the figures of the chosen bar, and a table. */
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

const NAMES = ['stake', 'payout', 'bonus', 'rebate'] as const;

/** What a result is made of. */
function PnlFigures({ sums }: { sums: Omit<ProfitRow, 'net'> }) {
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
