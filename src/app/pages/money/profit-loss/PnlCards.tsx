import { useState } from 'react';
import type { ProfitRow } from '../../../../contract/schemas/records.ts';
import { bucketMark, bucketName } from '../../../i18n/calendar.ts';
import { compactAmount } from '../../../i18n/figures.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import type { Bucket, BucketUnit } from '../../../lib/buckets.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';
import { writeRecord } from '../../../lib/record-address.ts';
import { gameRecord, go } from '../../../routes/links.ts';
import { currency } from '../../../stores/system/system.ts';
import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { Wide } from '../../../ui/wide/Wide.tsx';
import styles from './ProfitLoss.css';

/** The sums of a day. */
export type PnlField = 'stake' | 'payout' | 'bonus' | 'rebate' | 'net';

interface PnlDaysProps {
  buckets: readonly Bucket<PnlField>[];
  unit: BucketUnit;
}

const shown = (minor: number): string => money(fromMinor(minor), currency.value);
const tone = (result: number): string => (result < 0 ? styles.pnlLost : styles.pnlWon);

/** What play alone has brought: a bonus does not make a loss smaller. */
const played = ({ stake, payout }: Record<'stake' | 'payout', number>): number => payout - stake;

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

/** The result of play in all days that are shown, what it is made of, and apart from it what was given. */
export function PnlHero({ sums }: { sums: ProfitRow }) {
  const result = played({ stake: toMinor(sums.stake) ?? 0, payout: toMinor(sums.payout) ?? 0 });
  return (
    <section className={`card ${styles.pnlHero}`} aria-label={t('pnl_net')}>
      <h2 className={styles.pnlLabel}>{t('pnl_net')}</h2>
      <p className={`${styles.pnlNet} money ${tone(result)}`}>
        {money(`${result > 0 ? '+' : ''}${fromMinor(result)}`, currency.value)}
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
      <section className={`card ${styles.pnlCard}`} aria-label={t(`pnl_by_${unit}`)}>
        <h2 className={styles.pnlTitle}>{t(`pnl_by_${unit}`)}</h2>
        <BarChart
          bars={buckets.map((bucket) => ({
            key: bucket.startDate,
            value: played(bucket.sums),
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
          <div className={styles.pnlChosen}>
            <p className={styles.pnlChosenHead}>
              <b>{bucketName(bar, unit)}</b>
              <b className={`money ${tone(played(bar.sums))}`}>{shown(played(bar.sums))}</b>
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
      <section className={`card ${styles.pnlCard}`}>
        <Wide>
          <table className={styles.pnlTable}>
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
                    <td className={tone(played(bucket.sums))}>{shown(played(bucket.sums))}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </Wide>
      </section>
    </>
  );
}

/** What a result is made of, and below it what is no result: bonuses and rebate. */
function PnlFigures({ sums }: { sums: Omit<ProfitRow, 'net'> }) {
  return (
    <>
      <Figures sums={sums} names={['stake', 'payout']} />
      <Figures sums={sums} names={['bonus', 'rebate']} look={styles.pnlGiven} />
    </>
  );
}

interface FiguresProps {
  sums: Omit<ProfitRow, 'net'>;
  names: readonly (keyof Omit<ProfitRow, 'net'>)[];
  look?: string;
}

function Figures({ sums, names, look = '' }: FiguresProps) {
  return (
    <dl className={`${styles.pnlFigures} ${look}`}>
      {names.map((name) => (
        <div key={name} className={styles.pnlFigure}>
          <dt className={styles.pnlLabel}>{t(`pnl_${name}`)}</dt>
          <dd className={styles.pnlSum}>{money(sums[name], currency.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
