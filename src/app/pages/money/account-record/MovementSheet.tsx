import type { Transaction } from '../../../../contract/schemas/wallet.ts';
import DetailSheet from '../../../features/records/DetailSheet.tsx';
import { money } from '../../../i18n/format.ts';
import { exactMoment } from '../../../i18n/record-moment.ts';
import { t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system/system.ts';
import { isTaken, signed } from './movements.tsx';

export interface MovementSheetProps {
  row: Transaction;
  /** The name of its kind. */
  name: string;
  onClose: () => void;
}

/** A sheet with all that the platform says of one movement. */
export default function MovementSheet({ row, name, onClose }: MovementSheetProps) {
  const { balanceAfter, createdAt, reference, transactionId, walletName } = row;
  const taken = isTaken(row);
  return (
    <DetailSheet
      title={name}
      sum={signed(row)}
      gained={!taken}
      lines={[
        { name: t('account_when'), value: exactMoment(createdAt) },
        { name: t('account_after'), value: money(balanceAfter, currency.value) },
        ...(walletName === undefined ? [] : [{ name: t(taken ? 'account_to' : 'account_from'), value: walletName }]),
        ...(reference ? [{ name: t('account_reference'), value: reference }] : []),
        { name: t('account_number'), value: transactionId },
      ]}
      onClose={onClose}
    />
  );
}
