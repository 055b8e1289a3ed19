import type { Transaction } from '../../../contract/schemas/wallet.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { dateTime } from '../../i18n/timestamp.ts';
import { currency } from '../../stores/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { transactionIcon } from './transaction-look.ts';

interface TransactionRowProps {
  row: Transaction;
  name: string;
  onOpen: (row: Transaction) => void;
}

/** One movement: what it was and when, what it brought or took, and the balance after it. A tap opens all of it. */
export function TransactionRow({ row, name, onOpen }: TransactionRowProps) {
  const taken = row.amount.startsWith('-');
  const amount = money(taken ? row.amount : `+${row.amount}`, currency.value);
  return (
    <button type="button" className="record-row" aria-haspopup="dialog" onClick={() => onOpen(row)}>
      <span className={taken ? 'record-icon' : 'record-icon record-icon-in'}>
        <Icon path={transactionIcon(row.code)} size="md" />
      </span>
      <span className="record-what">
        <span className="record-name ellipsis">{name}</span>
        <span className="record-when ellipsis">{dateTime(row.createdAt)}</span>
      </span>
      <span className="record-figures">
        <span className={taken ? 'record-amount' : 'record-amount record-in'}>{amount}</span>
        <span className="record-after">
          <span className="hide-visually">{t('account_after')} </span>
          {money(row.balanceAfter, currency.value)}
        </span>
      </span>
    </button>
  );
}
