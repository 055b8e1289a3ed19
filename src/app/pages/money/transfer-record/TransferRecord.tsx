import { useCallback, useState } from 'react';
import type { Transfer } from '../../../../contract/schemas/wallet.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { CsvButton } from '../../../features/records/CsvButton.tsx';
import { MOVEMENT_ROW, MovementRow } from '../../../features/records/MovementRow.tsx';
import { RangeFilter } from '../../../features/records/RangeFilter.tsx';
import { RecordList } from '../../../features/records/RecordList.tsx';
import { useRecordAddress } from '../../../features/records/use-record-address.ts';
import { money } from '../../../i18n/format.ts';
import { exactMoment, recordMoment } from '../../../i18n/record-moment.ts';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import { go } from '../../../routes/links.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { currency } from '../../../stores/system/system.ts';
import { transfers } from '../../../stores/wallet/transfers.ts';
import { transfer as transferIcon } from '../../../ui/icon/record.ts';
import { useFilter } from '../../../ui/rows/use-filter.ts';
import { transferPath, transferRecord } from '../links.ts';

const DetailSheet = lazy(() => import('../../../features/records/DetailSheet.tsx'));

/** The name of a wallet; the platform gives the main wallet none. */
const nameOf = (name: string | undefined): string => name ?? t('transfer_main');

/** From where to where. A line that is read from the right runs that way, whatever letters the names begin with, and so does its arrow. */
const wayOf = (from: string, to: string): string =>
  document.dir ? `\u200f\u2068${from}\u2069 \u2190 \u2068${to}\u2069` : `${from} \u2192 ${to}`;

/** The transfer record (transfer details of SPEC 7.4): days, and the transfers, newest first. */
export default function TransferRecord() {
  const { days, show } = useRecordAddress(transferRecord, [], 30);
  const [opened, setOpened] = useState<Transfer>();
  const load = useFilter(days, transfers.open);
  const renderRow = useCallback((row: Transfer) => <TransferRow row={row} onOpen={setOpened} />, []);
  return (
    <div className="page">
      <RangeFilter value={days} onChange={(next) => show(next)}>
        <CsvButton filter={days} page={transfers.page} table={transferTable} />
      </RangeFilter>
      <RecordList
        record={transfers}
        rowHeight={MOVEMENT_ROW}
        renderRow={renderRow}
        label={t('title_transferRecord')}
        empty={{
          title: t('transfer_empty'),
          ...(hasRole('money') && { action: t('title_transfer'), onAction: () => go(transferPath) }),
        }}
        failed={t('transfer_record_failed')}
        onRetry={load}
      />
      {opened && <Sheet of={DetailSheet} props={{ ...transferDetails(opened), onClose: () => setOpened(undefined) }} />}
    </div>
  );
}

interface TransferRowProps {
  row: Transfer;
  onOpen: (row: Transfer) => void;
}

/** One transfer: from which wallet to which, when, and how much. */
function TransferRow({ row, onOpen }: TransferRowProps) {
  return (
    <MovementRow
      icon={transferIcon}
      gained={row.toName === undefined}
      name={wayOf(row.fromName ?? t('transfer_home'), row.toName ?? t('transfer_home'))}
      when={recordMoment(row.createdAt)}
      amount={money(row.amount, currency.value)}
      onPress={() => onOpen(row)}
    />
  );
}

/** All that the platform says of one transfer, for its sheet. */
const transferDetails = ({ amount, fromName, toName, createdAt, transactionId }: Transfer) => ({
  title: t('transfer_one'),
  sum: money(amount, currency.value),
  lines: [
    { name: t('transfer_from'), value: nameOf(fromName) },
    { name: t('transfer_to'), value: nameOf(toName) },
    { name: t('transfer_when'), value: exactMoment(createdAt) },
    { name: t('transfer_id'), value: transactionId },
  ],
});

/** The file of the record. */
const transferTable = () => ({
  name: t('transfer_file'),
  columns: [
    t('transfer_when'),
    t('transfer_from'),
    t('transfer_to'),
    `${t('transfer_amount')} (${currency.peek()})`,
    t('transfer_id'),
  ],
  cells: ({ createdAt, fromName, toName, amount, transactionId }: Transfer) => [
    dateTime(createdAt),
    nameOf(fromName),
    nameOf(toName),
    { amount },
    transactionId,
  ],
  id: ({ transactionId }: Transfer) => transactionId,
});
