import './layout.css';
import './bets.css';
import './deposits.css';
import { useEffect, useState } from 'react';
import type { Deposit, DepositStatus } from '../../../contract/schemas/deposit.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { dateTime } from '../../i18n/timestamp.ts';
import { type Days, lastDays } from '../../lib/day-range.ts';
import { deposit as depositPath, go } from '../../routes/links.ts';
import { depositPage, depositRecord } from '../../stores/deposit-record.ts';
import { checkRole } from '../../stores/roles.ts';
import { currency } from '../../stores/system.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { CsvButton } from './CsvButton.tsx';
import { loadSheet } from './deposits-parts.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { RecordList } from './RecordList.tsx';
import { SheetSlot } from './SheetSlot.tsx';

/** Height of a row in px. */
const ROW = 72;

/** Rows that a page of the file asks for. */
const CSV_PAGE = 200;

const STATES: readonly (DepositStatus | 'all')[] = ['all', 'pending', 'approved', 'declined', 'expired'];

const filterOf = (days: Days, state: DepositStatus | 'all') => ({ ...days, ...(state !== 'all' && { status: state }) });

/** The way to pay in; who may not is told so (SPEC section 6). */
function openDeposit(): void {
  if (checkRole('money')) go(depositPath);
}

/** Deposits of any days and any state, newest first; a tap opens one (SPEC 7.4). */
export default function DepositRecord() {
  const [days, setDays] = useState(() => lastDays(30));
  const [state, setState] = useState<DepositStatus | 'all'>('all');
  const [opened, setOpened] = useState<Deposit>();
  const [renderRow] = useState(() => (row: Deposit) => <Row row={row} onOpen={setOpened} />);
  const filter = filterOf(days, state);
  const open = () => depositRecord.open(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `filter` is made of these
  useEffect(open, [days, state]);
  return (
    <div className="money-page">
      <RangeFilter value={days} onChange={setDays}>
        <CsvButton source={() => csvOf(filter)} />
      </RangeFilter>
      <Tabs
        label={t('deposits_states')}
        items={STATES.map((id) => ({ id, label: t(`deposits_${id}`) }))}
        current={state}
        onPick={(id) => setState(id as DepositStatus | 'all')}
      />
      <RecordList
        record={depositRecord}
        rowHeight={ROW}
        renderRow={renderRow}
        label={t('deposits_label')}
        empty={{ title: t('deposits_empty'), action: t('deposits_start'), onAction: openDeposit }}
        failed={t('deposits_failed')}
        onRetry={open}
      />
      {opened && <SheetSlot part={loadSheet} props={{ deposit: opened, onClose: () => setOpened(undefined) }} />}
    </div>
  );
}

interface RowProps {
  row: Deposit;
  onOpen: (row: Deposit) => void;
}

function Row({ row, onOpen }: RowProps) {
  const amount = money(row.amount, currency.value);
  return (
    <button type="button" className="bet deposit-row" aria-haspopup="dialog" onClick={() => onOpen(row)}>
      <span className="bet-what">
        <span className="deposit-name ellipsis">{row.methodName}</span>
        <span className="deposit-when ellipsis">{row.reason ?? dateTime(row.createdAt)}</span>
      </span>
      <span className="bet-sums">
        <span className="money">{amount}</span>
        <span className={`bet-status report-${row.status}`}>{t(`deposits_is_${row.status}`)}</span>
      </span>
    </button>
  );
}

const csvOf = (filter: ReturnType<typeof filterOf>) => ({
  name: 'leve_deposits',
  days: filter,
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
  page: (pageNo: number) => depositPage(filter, pageNo, CSV_PAGE),
});
