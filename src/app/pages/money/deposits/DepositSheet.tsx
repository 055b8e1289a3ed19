import { useState } from 'react';
import type { Deposit } from '../../../../contract/schemas/deposit.ts';
import { useFollow } from '../../../features/loading/use-follow.ts';
import recordListStyles from '../../../features/records/RecordList.css';
import { t } from '../../../i18n/texts.ts';
import { deposit as depositPath, go } from '../../../routes/links.ts';
import { lookAtDeposit } from '../../../stores/deposit/deposit-record.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { info } from '../../../stores/system/system.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import depositDetailStyles from '../DepositDetail.css';
import DepositDetail from '../DepositDetail.tsx';
import { depositAt } from '../links.ts';
import sheetStyles from '../sheet.css';

interface DepositSheetProps {
  /** As the record knew it; one that waits is followed. */
  deposit: Deposit;
  /** It was decided while the sheet was open. */
  onSettled: () => void;
  onClose: () => void;
}

/** One deposit of the record: its state and the reason, its figures, and the way to resume it or make another. */
export default function DepositSheet({ deposit: known, onSettled, onClose }: DepositSheetProps) {
  const [deposit, setDeposit] = useState(known);
  const { status, reason, depositId } = deposit;
  const waits = status === 'pending';
  useFollow(waits, async () => {
    try {
      const now = await lookAtDeposit(depositId);
      setDeposit(now);
      if (now.status !== 'pending') onSettled();
      return false;
    } catch (thrown) {
      console.warn(thrown);
      return true;
    }
  });
  return (
    <Drawer open from="bottom" title={t('deposits_title')} closeLabel={t('close')} onClose={onClose}>
      <div className={sheetStyles.sheet}>
        <p className={`${depositDetailStyles.depositState} ${recordListStyles[`report--${status}`]}`}>
          {t(`deposits_is_${status}`)}
        </p>
        {reason && (
          <p className={sheetStyles.sheetLine}>
            {t('payment_reason')}: {reason}
          </p>
        )}
        <DepositDetail deposit={deposit} base={info.value?.mobileTemplate.dep_func !== 1} />
        {hasRole('money') && (
          <button
            type="button"
            className={waits ? 'btn btn-primary btn-wide' : 'btn btn-ghost btn-wide'}
            onClick={() => go(waits ? depositAt(depositId) : depositPath)}
          >
            {t(waits ? 'deposits_resume' : 'deposits_again')}
          </button>
        )}
      </div>
    </Drawer>
  );
}
