import './layout.css';
import './record.css';
import { useCallback, useEffect, useState } from 'react';
import type { Transaction } from '../../../contract/schemas/wallet.ts';
import { t } from '../../i18n/texts.ts';
import type { Days } from '../../lib/day-range.ts';
import { hasRole } from '../../stores/roles.ts';
import { agentCodes, type TransactionFilter, transactionCodes, transactions } from '../../stores/transactions.ts';
import { Face } from '../../ui/face/Face.tsx';
import { useFilter } from '../../ui/rows/use-filter.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { accountCsv } from './account-csv.ts';
import { accountDetails } from './account-details.ts';
import { CsvButton } from './CsvButton.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { RecordList } from './RecordList.tsx';
import { accountRecord } from './record-links.ts';
import { loadDetails } from './record-parts.ts';
import { SheetSlot } from './SheetSlot.tsx';
import { TransactionRow } from './TransactionRow.tsx';
import { TransactionSums } from './TransactionSums.tsx';
import { useRecordAddress } from './use-record-address.ts';

/** Height of a row in px. */
const ROW = 68;

/** The chip of all kinds. */
const ALL = '';

/**
 * The account record (SPEC 2.1, 7.4): days, kind of movement, sums over all of the selection, and the movements, newest first. `types=A`
 * is the agents' variant, what they earn and hand on; others are told that it is not theirs.
 */
export default function AccountRecord() {
  const { days, filters, show } = useRecordAddress(accountRecord, ['types', 'code'], 7);
  const { types, code = ALL } = filters;
  const agents = types === 'A';
  if (agents && !hasRole('agent')) {
    return <Face kind="closed" title={t('account_agents_title')} text={t('account_agents')} />;
  }
  const filter: TransactionFilter = { ...days, ...(agents && { types: 'A' }), ...(code && { code }) };
  return (
    <div className="money-page">
      {hasRole('agent') && (
        <Tabs
          label={t('account_views')}
          current={types ?? ''}
          onPick={(view) => show(days, { types: view })}
          items={[
            { id: '', label: t('account_own') },
            { id: 'A', label: t('account_agent') },
          ]}
        />
      )}
      <Movements
        key={String(agents)}
        filter={filter}
        onDays={(next) => show(next)}
        onCode={(next) => show(days, { ...filters, code: next })}
      />
    </div>
  );
}

interface MovementsProps {
  filter: TransactionFilter;
  onDays: (days: Days) => void;
  onCode: (code: string) => void;
}

function Movements({ filter, onDays, onCode }: MovementsProps) {
  const [opened, setOpened] = useState<Transaction>();
  const kinds = filter.types ? agentCodes : transactionCodes;
  const load = useFilter(filter, transactions.open);
  useEffect(() => kinds.want(), [kinds]);

  const known = kinds.value.value;
  const nameOf = useCallback((code: string) => known?.find((kind) => kind.code === code)?.name ?? code, [known]);
  const renderRow = useCallback(
    (row: Transaction) => <TransactionRow row={row} name={nameOf(row.code)} onOpen={setOpened} />,
    [nameOf],
  );
  return (
    <>
      <RangeFilter value={filter} onChange={onDays}>
        <CsvButton source={() => accountCsv(filter, nameOf)} />
      </RangeFilter>
      <Tabs
        label={t('account_kinds')}
        current={filter.code ?? ALL}
        onPick={onCode}
        items={[
          { id: ALL, label: t('account_all') },
          ...(known ?? []).map(({ code, name }) => ({ id: code, label: name })),
        ]}
      />
      <RecordList
        record={transactions}
        total={({ footer }) => footer.count}
        rowHeight={ROW}
        renderRow={renderRow}
        label={t('title_transactions')}
        head={({ footer }) => <TransactionSums sums={footer} />}
        empty={{ title: t('account_empty') }}
        failed={t('account_record_failed')}
        onRetry={load}
      />
      {opened && (
        <SheetSlot
          part={loadDetails}
          props={{ ...accountDetails(opened, nameOf(opened.code)), onClose: () => setOpened(undefined) }}
        />
      )}
    </>
  );
}
