import type { Transaction } from '../../../contract/schemas/wallet.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { dateTime } from '../../i18n/timestamp.ts';
import { currency } from '../../stores/system.ts';
import type { DetailSheetProps } from './parts/DetailSheet.tsx';

/** All that the platform says of one movement, for a sheet; `name` is its kind's. */
export function accountDetails(row: Transaction, name: string): Omit<DetailSheetProps, 'onClose'> {
  const { amount, balanceAfter, createdAt, reference, transactionId, walletName } = row;
  const taken = amount.startsWith('-');
  return {
    title: name,
    sum: money(taken ? amount : `+${amount}`, currency.value),
    gained: !taken,
    lines: [
      { name: t('account_when'), value: dateTime(createdAt) },
      { name: t('account_after'), value: money(balanceAfter, currency.value) },
      ...(walletName === undefined ? [] : [{ name: t(taken ? 'account_to' : 'account_from'), value: walletName }]),
      ...(reference ? [{ name: t('account_reference'), value: reference }] : []),
      { name: t('account_number'), value: transactionId },
    ],
  };
}
