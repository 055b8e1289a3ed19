import './layout.css';
import './record.css';
import { useCallback, useState } from 'react';
import type { Transfer } from '../../../contract/schemas/wallet.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { dateTime } from '../../i18n/timestamp.ts';
import { go } from '../../routes/links.ts';
import type { CsvSource } from '../../stores/csv-export.ts';
import { currency } from '../../stores/system.ts';
import { transferPage, transfers } from '../../stores/transfers.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { transfer as transferIcon } from '../../ui/icon/record.ts';
import { useFilter } from '../../ui/rows/use-filter.ts';
import { CsvButton } from './CsvButton.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { RecordList } from './RecordList.tsx';
import { transferRecord } from './record-links.ts';
import { loadDetails } from './record-parts.ts';
import { SheetSlot } from './SheetSlot.tsx';
import { useRecordAddress } from './use-record-address.ts';

/** Height of a row in px. */
const ROW = 68;

/** Rows that are asked for at a time for a file. */
const CSV_ROWS = 200;

/** The main wallet is called as the app calls it. */
const nameOf = (name: string | undefined): string => name ?? t('transfer_main');

/** The transfer record (transfer details of SPEC 7.4): days, and the transfers, newest first. */
export default function TransferRecord() {
  const { days, show } = useRecordAddress(transferRecord, [], 30);
  const [opened, setOpened] = useState<Transfer>();
  const load = useFilter(days, transfers.open);

  const renderRow = useCallback((row: Transfer) => <Row row={row} onOpen={setOpened} />, []);
  const table = (): CsvSource<Transfer> => ({
    name: t('transfer_file'),
    days,
    columns: [
      t('transfer_when'),
      t('transfer_from'),
      t('transfer_to'),
      `${t('transfer_amount')} (${currency.peek()})`,
      t('transfer_id'),
    ],
    cells: ({ createdAt, fromName, toName, amount, transactionId }) => [
      dateTime(createdAt),
      nameOf(fromName),
      nameOf(toName),
      { amount },
      transactionId,
    ],
    id: ({ transactionId }) => transactionId,
    page: (pageNo) => transferPage(days, pageNo, CSV_ROWS),
  });
  return (
    <div className="money-page">
      <RangeFilter value={days} onChange={(next) => show(next)}>
        <CsvButton source={table} />
      </RangeFilter>
      <RecordList
        record={transfers}
        rowHeight={ROW}
        renderRow={renderRow}
        label={t('title_transferRecord')}
        empty={{
          title: t('transfer_empty'),
          action: t('title_transfer'),
          onAction: () => go('/m/transfer'),
        }}
        failed={t('transfer_record_failed')}
        onRetry={load}
      />
      {opened && (
        <SheetSlot
          part={loadDetails}
          props={{
            title: t('transfer_one'),
            sum: money(opened.amount, currency.value),
            lines: [
              { name: t('transfer_from'), value: nameOf(opened.fromName) },
              { name: t('transfer_to'), value: nameOf(opened.toName) },
              { name: t('transfer_when'), value: dateTime(opened.createdAt) },
              { name: t('transfer_id'), value: opened.transactionId },
            ],
            onClose: () => setOpened(undefined),
          }}
        />
      )}
    </div>
  );
}

interface RowProps {
  row: Transfer;
  onOpen: (row: Transfer) => void;
}

/** One transfer: from which wallet to which, when, and how much. */
function Row({ row, onOpen }: RowProps) {
  return (
    <button type="button" className="record-row" aria-haspopup="dialog" onClick={() => onOpen(row)}>
      <span className={row.toName === undefined ? 'record-icon record-icon-in' : 'record-icon'}>
        <Icon path={transferIcon} size="md" />
      </span>
      <span className="record-what">
        <span className="record-name ellipsis">
          {row.fromName ?? t('transfer_home')} → {row.toName ?? t('transfer_home')}
        </span>
        <span className="record-when ellipsis">{dateTime(row.createdAt)}</span>
      </span>
      <span className="record-figures">
        <span className="record-amount">{money(row.amount, currency.value)}</span>
      </span>
    </button>
  );
}
