import type { Transaction } from '../../../contract/schemas/wallet.ts';
import { t } from '../../i18n/texts.ts';
import { dateTime } from '../../i18n/timestamp.ts';
import type { CsvSource } from '../../stores/csv-export.ts';
import { currency } from '../../stores/system.ts';
import { type TransactionFilter, transactionPage } from '../../stores/transactions.ts';

/** Rows that are asked for at a time: few requests on a slow line, none of them long. */
export const CSV_ROWS = 200;

/** The account record as a table. */
export function accountCsv(filter: TransactionFilter, nameOf: (code: string) => string): CsvSource<Transaction> {
  return {
    name: t('account_file'),
    days: filter,
    columns: [
      t('account_when'),
      t('account_kind'),
      `${t('account_amount')} (${currency.peek()})`,
      `${t('account_after')} (${currency.peek()})`,
      t('account_wallet'),
      t('account_reference'),
      t('account_number'),
    ],
    cells: ({ createdAt, code, amount, balanceAfter, walletName, reference, transactionId }) => [
      dateTime(createdAt),
      nameOf(code),
      { amount },
      { amount: balanceAfter },
      walletName ?? '',
      reference,
      transactionId,
    ],
    id: ({ transactionId }) => transactionId,
    page: (pageNo) => transactionPage(filter, pageNo, CSV_ROWS),
  };
}
