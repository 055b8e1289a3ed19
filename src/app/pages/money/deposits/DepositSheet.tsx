import '../sheet.css';
import type { Deposit } from '../../../../contract/schemas/deposit.ts';
import { t } from '../../../i18n/texts.ts';
import { deposit as depositPath, go } from '../../../routes/links.ts';
import { info } from '../../../stores/system/system.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import DepositDetail from '../DepositDetail.tsx';

interface DepositSheetProps {
  deposit: Deposit;
  onClose: () => void;
}

/** One deposit of the record: its state and the reason, its figures, and the way to resume it or make another. */
export default function DepositSheet({ deposit, onClose }: DepositSheetProps) {
  const { status, reason, depositId } = deposit;
  const waits = status === 'pending';
  return (
    <Drawer open from="bottom" title={t('deposits_title')} closeLabel={t('close')} onClose={onClose}>
      <div className="sheet">
        <p className={`deposit-state report-${status}`}>{t(`deposits_is_${status}`)}</p>
        {reason && (
          <p className="sheet-line">
            {t('payment_reason')}: {reason}
          </p>
        )}
        <DepositDetail deposit={deposit} base={info.value?.mobileTemplate.dep_func !== 1} />
        <button
          type="button"
          className={waits ? 'btn btn-gold btn-wide' : 'btn btn-ghost btn-wide'}
          onClick={() => go(waits ? `${depositPath}?depositId=${encodeURIComponent(depositId)}` : depositPath)}
        >
          {t(waits ? 'deposits_resume' : 'deposits_again')}
        </button>
      </div>
    </Drawer>
  );
}
