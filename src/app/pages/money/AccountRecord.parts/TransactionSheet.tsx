import '../sheet.css';
import '../detail.css';
import { useEffect } from 'react';
import type { Transaction } from '../../../../contract/shapes/wallet.ts';
import { dateTime } from '../../../i18n/date.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system.ts';
import { vendorWallets } from '../../../stores/vendor-wallets.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';

export interface TransactionSheetProps {
  row: Transaction;
  name: string;
  onClose: () => void;
}

/** All that the platform says of one movement. */
export default function TransactionSheet({ row, name, onClose }: TransactionSheetProps) {
  const { amount, balanceAfter, createdAt, reference, transactionId, wallet } = row;
  const taken = amount.startsWith('-');
  useEffect(() => {
    if (wallet !== undefined) vendorWallets.want();
  }, [wallet]);
  const vendor = vendorWallets.value.value?.find(({ vassalage }) => vassalage === wallet)?.name ?? wallet;
  const shown = money(amount, currency.value);
  return (
    <Drawer open from="bottom" title={name} closeLabel={t('close')} onClose={onClose}>
      <div className="sheet">
        <p className={taken ? 'detail-sum' : 'detail-sum detail-in'}>{taken ? shown : `+${shown}`}</p>
        <dl className="detail">
          <Line name={t('account_when')} value={dateTime(createdAt)} />
          <Line name={t('account_after')} value={money(balanceAfter, currency.value)} />
          {vendor !== undefined && <Line name={t(taken ? 'account_to' : 'account_from')} value={vendor} />}
          {reference && <Line name={t('account_reference')} value={reference} />}
          <Line name={t('account_number')} value={transactionId} />
        </dl>
      </div>
    </Drawer>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="detail-line">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
