import type { Voucher } from '../../../../contract/schemas/rewards.ts';
import { copyText } from '../../../device/clipboard.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { toMinor } from '../../../lib/decimal.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import styles from './Vouchers.css';

export interface VoucherSheetProps {
  voucher: Voucher;
  onUse: (code: string) => void;
  onClose: () => void;
}

async function copy(code: string): Promise<void> {
  const copied = await copyText(code);
  showToast(copied ? 'success' : 'fail', copied ? 'vouchers_copied' : 'vouchers_copy_failed', 2);
}

/** A voucher with its code, its conditions, and how far its turnover is. */
export default function VoucherSheet({ voucher, onUse, onClose }: VoucherSheetProps) {
  const { title, amount, wagering, code, status, expiresAt } = voucher;
  const shown = (decimal: string) => money(decimal, currency.value);
  return (
    <Drawer
      open
      from="bottom"
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      foot={
        status === 'claim' && (
          <button type="button" className="btn btn-gold btn-wide" onClick={() => onUse(code)}>
            {t('vouchers_use')}
          </button>
        )
      }
    >
      <div className={styles.voucherSheet}>
        <p className={`${styles.voucherSheetSum} money`}>{shown(amount)}</p>
        {status === 'claimed' ? (
          <Turnover voucher={voucher} />
        ) : (
          <p>{t('vouchers_wagering', { amount: shown(wagering) })}</p>
        )}
        {expiresAt && (
          <p className={styles.voucherSheetQuiet}>{t('vouchers_until', { date: shortMoment(expiresAt) })}</p>
        )}
        <div className={styles.voucherSheetCode}>
          <code>{code}</code>
          <button type="button" className="btn btn-quiet" onClick={() => void copy(code)}>
            {t('vouchers_copy')}
          </button>
        </div>
        <p className={styles.voucherSheetQuiet}>{t('vouchers_terms')}</p>
      </div>
    </Drawer>
  );
}

function Turnover({ voucher: { wagering, turnover } }: { voucher: Voucher }) {
  const needed = toMinor(wagering) ?? 0;
  const done = toMinor(turnover) ?? 0;
  const text =
    done >= needed
      ? t('vouchers_released')
      : t('vouchers_progress', { done: money(turnover, currency.value), needed: money(wagering, currency.value) });
  return (
    <div className={styles.voucherTurnover}>
      <p>{text}</p>
      <Progress part={needed > 0 ? Math.min(1, done / needed) : 1} label={text} />
    </div>
  );
}
