import { useEffect } from 'react';
import type { NetDeposits, ProfitAndLoss } from '../../../../contract/schemas/records.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { CsvButton } from '../../../features/records/CsvButton.tsx';
import { RangeFilter } from '../../../features/records/RangeFilter.tsx';
import { useRecordAddress } from '../../../features/records/use-record-address.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { bucketsOf, unitOf } from '../../../lib/buckets.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';
import { go, slots } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { netDeposits, openPnl, pnl } from '../../../stores/records/pnl.ts';
import { currency } from '../../../stores/system/system.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { profitAndLoss, protectionPath } from '../links.ts';
import { RecordTabs } from '../RecordTabs.tsx';
import { PnlDays, type PnlField, PnlHero } from './PnlCards.tsx';
import styles from './ProfitLoss.css';
import { ProfitLossBones } from './ProfitLossBones.tsx';

/** Days that are shown at first. */
const DAYS = 30;

const FIELDS: readonly PnlField[] = ['stake', 'payout', 'bonus', 'rebate', 'net'];

type Shown = NonNullable<typeof pnl.value.value>;

/** Profit and loss (SPEC 7.4): the result and what it is made of, a chart by day, week or month, and net deposits. */
export default function ProfitLoss() {
  const { days, show } = useRecordAddress(profitAndLoss, [], DAYS);
  const { startDate, endDate } = days;
  const load = () => openPnl({ startDate, endDate });
  useEffect(load, [startDate, endDate]);
  return (
    <div className="page">
      <RecordTabs here={profitAndLoss} days={days} />
      <RangeFilter value={days} onChange={(next) => show(next)}>
        <CsvButton filter={days} page={loadedDays} table={dayTable} />
      </RangeFilter>
      <Loaded resource={pnl} title={t('pnl_failed')} bones={<ProfitLossBones />} onRetry={load}>
        {(shown) => <Result shown={shown} />}
      </Loaded>
    </div>
  );
}

function Result({ shown: { list, footer, days } }: { shown: Shown }) {
  const error = pnl.error.value;
  return (
    <>
      {error && (
        <p className={styles.pnlError} role="alert">
          {t(errorText(error))}
        </p>
      )}
      {list.length === 0 ? (
        <Face kind="empty" title={t('pnl_empty')} action={t('pnl_play')} onAction={() => go(slots)} />
      ) : (
        <>
          <PnlHero sums={footer} />
          <PnlDays
            key={`${days.startDate} ${days.endDate}`}
            buckets={bucketsOf(list, days, FIELDS)}
            unit={unitOf(days)}
          />
        </>
      )}
      <NetDepositsCard />
      <button type="button" className={`btn btn-quiet btn-wide ${styles.pnlLimits}`} onClick={() => go(protectionPath)}>
        {t('pnl_limits')}
      </button>
    </>
  );
}

/** What was paid in and out in these days; after a failure, a button asks again. */
function NetDepositsCard() {
  const value = netDeposits.value.value;
  if (!value && !netDeposits.error.value) return <div className={`bone ${styles.pnlDepositsBone}`} />;
  return (
    <section className={`card ${styles.pnlCard}`} aria-label={t('pnl_deposits_title')}>
      <h2 className={styles.pnlTitle}>{t('pnl_deposits_title')}</h2>
      {value ? (
        <Deposits value={value} />
      ) : (
        <button type="button" className="btn btn-ghost btn-wide" onClick={() => void netDeposits.load()}>
          {t('retry')}
        </button>
      )}
    </section>
  );
}

function Deposits({ value: { deposits, withdrawals, net } }: { value: NetDeposits }) {
  const [paidIn, paidOut] = [toMinor(deposits) ?? 0, toMinor(withdrawals) ?? 0];
  const most = Math.max(paidIn, paidOut, 1);
  return (
    <>
      <Way name={t('pnl_deposits')} sum={deposits} part={paidIn / most} />
      <Way name={t('pnl_withdrawals')} sum={withdrawals} part={paidOut / most} />
      <p className={styles.pnlChosenHead}>
        <span>{t('pnl_deposits_net')}</span>
        <b className="money">{money(net, currency.value)}</b>
      </p>
    </>
  );
}

function Way({ name, sum, part }: { name: string; sum: string; part: number }) {
  return (
    <div className={styles.pnlWay}>
      <p className={styles.pnlWayHead}>
        <span className={styles.pnlLabel}>{name}</span>
        <span className={styles.pnlSum}>{money(sum, currency.value)}</span>
      </p>
      <Progress part={part} label={name} />
    </div>
  );
}

/** All days are loaded at once: the file has one page. */
const loadedDays = () => Promise.resolve({ list: pnl.value.peek()?.list ?? [], totalPages: 1 });

/** The file of the report. */
const dayTable = () => ({
  name: 'profit-and-loss',
  columns: [t('pnl_day'), t('pnl_stake'), t('pnl_payout'), t('pnl_net'), t('pnl_bonus'), t('pnl_rebate')],
  cells: ({ day, stake, payout, bonus, rebate }: ProfitAndLoss['list'][number]) => [
    day,
    ...[stake, payout, fromMinor((toMinor(payout) ?? 0) - (toMinor(stake) ?? 0)), bonus, rebate].map((amount) => ({
      amount,
    })),
  ],
  id: ({ day }: ProfitAndLoss['list'][number]) => day,
});
