import type { Transaction } from '../../../../contract/schemas/wallet.ts';
import styles from '../../../features/records/MovementRow.css';
import { MovementRow } from '../../../features/records/MovementRow.tsx';
import type { CsvTable } from '../../../features/records/use-csv-export.ts';
import { money } from '../../../i18n/format.ts';
import { recordMoment } from '../../../i18n/record-moment.ts';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import { currency } from '../../../stores/system/system.ts';
import {
  bets,
  coins,
  deposit,
  gift,
  receipt,
  team,
  transfer,
  trophy,
  undo,
  withdraw,
} from '../../../ui/icon/record.ts';

/** Icons by the platform's codes of movements. */
const ICONS: Readonly<Record<string, string>> = {
  deposit,
  withdrawal: withdraw,
  'withdrawal.returned': undo,
  bet: bets,
  'bet.void': undo,
  payout: trophy,
  transfer,
  collect: transfer,
  bonus: gift,
  rebate: coins,
  commission: coins,
  downline: team,
};

/** The icon of a movement; an unknown code has the receipt's. */
const transactionIcon = (code: string): string => ICONS[code] || receipt;

/** Money went out. */
export const isTaken = ({ amount }: Transaction): boolean => amount.startsWith('-');

/** The name of a movement's kind, with what it came from or went to where the platform says so. */
export const nameWith = (kind: string, { source }: Transaction): string => (source ? `${kind} · ${source}` : kind);

/** The amount with its sign. */
export const signed = (row: Transaction): string => money(isTaken(row) ? row.amount : `+${row.amount}`, currency.value);

interface TransactionRowProps {
  row: Transaction;
  name: string;
  onOpen: (row: Transaction) => void;
}

/** One movement: its kind, when, its amount, and the balance after it. */
export function TransactionRow({ row, name, onOpen }: TransactionRowProps) {
  const gained = !isTaken(row);
  return (
    <MovementRow
      icon={transactionIcon(row.code)}
      gained={gained}
      name={name}
      when={recordMoment(row.createdAt)}
      amount={signed(row)}
      amountClass={gained ? styles.recordIn : ''}
      balance={{ label: t('account_after'), amount: money(row.balanceAfter, currency.value) }}
      onPress={() => onOpen(row)}
    />
  );
}

/** The file of the record; `nameOf` names a kind of movement. */
export const movementTable = (nameOf: (code: string) => string): CsvTable<Transaction> => ({
  name: t('account_file'),
  columns: [
    t('account_when'),
    t('account_kind'),
    `${t('account_amount')} (${currency.peek()})`,
    `${t('account_after')} (${currency.peek()})`,
    t('account_wallet'),
    t('account_reference'),
    t('account_number'),
  ],
  cells: (row) => [
    dateTime(row.createdAt),
    nameWith(nameOf(row.code), row),
    { amount: row.amount },
    { amount: row.balanceAfter },
    row.walletName || '',
    row.reference,
    row.transactionId,
  ],
  id: ({ transactionId }) => transactionId,
});
