import { useCallback, useEffect, useState } from 'react';
import type { TransactionSums as Sums, Transaction } from '../../../../contract/schemas/wallet.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { CsvButton } from '../../../features/records/CsvButton.tsx';
import styles from '../../../features/records/MovementRow.css';
import { MOVEMENT_ROW } from '../../../features/records/MovementRow.tsx';
import { RangeFilter } from '../../../features/records/RangeFilter.tsx';
import { RecordList } from '../../../features/records/RecordList.tsx';
import { useRecordAddress } from '../../../features/records/use-record-address.ts';
import { integer, money } from '../../../i18n/format.ts';
import { language, t } from '../../../i18n/texts.ts';
import type { Days } from '../../../lib/day-range.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { currency } from '../../../stores/system/system.ts';
import {
  agentCodes,
  type TransactionFilter,
  transactionCodes,
  transactions,
} from '../../../stores/wallet/transactions.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { useFilter } from '../../../ui/rows/use-filter.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { accountRecord } from '../links.ts';
import { movementTable, nameWith, TransactionRow } from './movements.tsx';

const MovementSheet = lazy(() => import('./MovementSheet.tsx'));

/** The tab of all kinds. */
const ALL = '';

/**
 * The account record (SPEC 2.1, 7.4): days, kind of movement, sums over all of the selection, and the movements, newest first. `types=A`
 * is the agents' variant, what they earn and hand on; others are told that it is for agents.
 */
export default function AccountRecord() {
  const { days, filters, show } = useRecordAddress(accountRecord, ['types', 'code'], 7);
  const { types, code = ALL } = filters;
  const agents = types === 'A';
  if (agents && !hasRole('agent')) {
    return <Face kind="closed" title={t('account_agents_title')} text={t('account_agents')} />;
  }
  const filter: TransactionFilter = {
    ...days,
    language: language(),
    ...(agents && { types: 'A' }),
    ...(code && { code }),
  };
  return (
    <div className="page">
      {hasRole('agent') && (
        <Tabs
          label={t('account_views')}
          current={types || ''}
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
    (row: Transaction) => <TransactionRow row={row} name={nameWith(nameOf(row.code), row)} onOpen={setOpened} />,
    [nameOf],
  );
  return (
    <>
      <RangeFilter value={filter} onChange={onDays}>
        <CsvButton filter={filter} page={transactions.page} table={() => movementTable(nameOf)} />
      </RangeFilter>
      <Tabs
        label={t('account_kinds')}
        current={filter.code || ALL}
        onPick={onCode}
        items={[
          { id: ALL, label: t('account_all') },
          ...(known || []).map(({ code, name }) => ({ id: code, label: name })),
        ]}
      />
      <RecordList
        record={transactions}
        total={({ footer }) => footer.count}
        rowHeight={MOVEMENT_ROW}
        renderRow={renderRow}
        label={t('title_transactions')}
        head={({ footer }) => <TransactionSums sums={footer} />}
        empty={{ title: t('account_empty') }}
        failed={t('account_record_failed')}
        onRetry={load}
      />
      {opened && (
        <Sheet
          of={MovementSheet}
          props={{
            row: opened,
            name: nameWith(nameOf(opened.code), opened),
            onClose: () => setOpened(undefined),
          }}
        />
      )}
    </>
  );
}

/** What came in and went out over the whole selection, as the platform counts it. */
function TransactionSums({ sums }: { sums: Sums }) {
  return (
    <dl className={`card ${styles.recordSums}`}>
      <div className={styles.recordSum}>
        <dt>{t('account_in')}</dt>
        <dd className={styles.recordIn}>{money(sums.income, currency.value)}</dd>
      </div>
      <div className={styles.recordSum}>
        <dt>{t('account_out')}</dt>
        <dd>{money(sums.expense, currency.value)}</dd>
      </div>
      <div className={styles.recordSum}>
        <dt>{t('account_count')}</dt>
        <dd>{integer(sums.count)}</dd>
      </div>
    </dl>
  );
}
