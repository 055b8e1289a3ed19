import { useState } from 'react';
import type { Deposit, DepositStatus } from '../../../../contract/schemas/deposit.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { CsvButton } from '../../../features/records/CsvButton.tsx';
import { RangeFilter } from '../../../features/records/RangeFilter.tsx';
import styles from '../../../features/records/RecordList.css';
import { RecordList, RecordRow } from '../../../features/records/RecordList.tsx';
import { money } from '../../../i18n/format.ts';
import { recordMoment } from '../../../i18n/record-moment.ts';
import { siteDay } from '../../../i18n/site-clock.ts';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import { lastDays } from '../../../lib/day-range.ts';
import { deposit as depositPath, go } from '../../../routes/links.ts';
import { depositRecord } from '../../../stores/deposit/deposit-record.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { currency } from '../../../stores/system/system.ts';
import { useFilter } from '../../../ui/rows/use-filter.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';

const DepositSheet = lazy(() => import('./DepositSheet.tsx'), { texts: ['payment'] });

const STATES: readonly (DepositStatus | 'all')[] = ['all', 'pending', 'approved', 'declined', 'expired'];

/** Deposits of any days and any state, newest first; a tap opens one (SPEC 7.4). */
export default function DepositRecord() {
  const [days, setDays] = useState(() => lastDays(30, siteDay()));
  const [state, setState] = useState<DepositStatus | 'all'>('all');
  const [opened, setOpened] = useState<Deposit>();
  const [renderRow] = useState(() => (row: Deposit) => <DepositRow row={row} onOpen={setOpened} />);
  const filter = { ...days, ...(state !== 'all' && { status: state }) };
  const load = useFilter(filter, depositRecord.open);
  return (
    <div className="page">
      <RangeFilter value={days} onChange={setDays}>
        <CsvButton filter={filter} page={depositRecord.page} table={depositTable} />
      </RangeFilter>
      <Tabs
        label={t('deposits_states')}
        items={STATES.map((id) => ({ id, label: t(`deposits_${id}`) }))}
        current={state}
        onPick={(id) => setState(id as DepositStatus | 'all')}
      />
      <RecordList
        record={depositRecord}
        renderRow={renderRow}
        label={t('deposits_label')}
        empty={{
          title: t('deposits_empty'),
          ...(hasRole('money') && { action: t('deposits_start'), onAction: () => go(depositPath) }),
        }}
        failed={t('deposits_failed')}
        onRetry={load}
      />
      {opened && (
        <Sheet of={DepositSheet} props={{ deposit: opened, onSettled: load, onClose: () => setOpened(undefined) }} />
      )}
    </div>
  );
}

interface DepositRowProps {
  row: Deposit;
  onOpen: (row: Deposit) => void;
}

function DepositRow({ row, onOpen }: DepositRowProps) {
  return (
    <RecordRow
      name={row.methodName}
      note={row.reason ?? recordMoment(row.createdAt)}
      amount={<span className="money">{money(row.amount, currency.value)}</span>}
      state={t(`deposits_is_${row.status}`)}
      stateClass={styles[`report--${row.status}`]}
      onPress={() => onOpen(row)}
      opensSheet
    />
  );
}

/** The file of the record. */
const depositTable = () => ({
  name: 'leve_deposits',
  columns: [
    t('deposits_column_date'),
    t('deposits_column_id'),
    t('deposits_column_method'),
    t('deposits_column_amount'),
    t('deposits_column_state'),
    t('deposits_column_reason'),
  ],
  id: ({ depositId }: Deposit) => depositId,
  cells: (row: Deposit) => [
    dateTime(row.createdAt),
    row.depositId,
    row.methodName,
    { amount: row.amount },
    t(`deposits_is_${row.status}`),
    row.reason ?? '',
  ],
});
