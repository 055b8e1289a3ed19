import type { Voucher } from '../../../../contract/schemas/rewards.ts';
import { ClaimButton } from '../../../features/claims/ClaimButton.tsx';
import { tightMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { redeemCode, voucherClaim } from '../../../stores/rewards/vouchers.ts';
import { currency } from '../../../stores/system/system.ts';
import { Deadline } from '../../../ui/countdown/Deadline.tsx';
import { tellVoucher } from './VoucherCode.tsx';
import styles from './Vouchers.css';

export interface VoucherTicketProps {
  voucher: Voucher;
  /** Its details are asked for. */
  onShow: () => void;
}

/** A voucher as a ticket: what it brings, what it asks for, until when. */
export function VoucherTicket({ voucher, onShow }: VoucherTicketProps) {
  const { title, amount, wagering, status, code } = voucher;
  return (
    <article className={`card ${styles.voucher} ${styles[`voucher--${status}`]}`}>
      <button type="button" className={styles.voucherTap} onClick={onShow}>
        <span className={`${styles.voucherSum} money`}>{money(amount, currency.value)}</span>
        <span className={styles.voucherWhat}>
          <b className={styles.voucherName}>{title}</b>
          <small className={styles.voucherLine}>
            {t('vouchers_wagering', { amount: money(wagering, currency.value) })}
          </small>
          <Until voucher={voucher} />
        </span>
        <span className="hide-visually">{t('vouchers_details')}</span>
      </button>
      {status === 'claim' ? (
        <ClaimButton
          text={t('vouchers_use')}
          of={title}
          busy={voucherClaim.claiming.value?.code === code}
          onClaim={() => void redeemCode(code).then(tellVoucher)}
        />
      ) : (
        <span className={styles.voucherState}>{t(status === 'claimed' ? 'vouchers_claimed' : 'vouchers_over')}</span>
      )}
    </article>
  );
}

/** Until when it can be used, or when it was; nothing for one without an end. */
function Until({ voucher: { status, expiresAt, claimedAt } }: { voucher: Voucher }) {
  if (!claimedAt && !expiresAt) return null;
  const text = claimedAt
    ? t('vouchers_used_on', { date: tightMoment(claimedAt) })
    : t('vouchers_until', { date: tightMoment(expiresAt) });
  if (status !== 'claim') return <small className={styles.voucherLine}>{text}</small>;
  return (
    <Deadline until={Date.parse(expiresAt)} label={t('vouchers_ends')} className={styles.voucherLine}>
      {text}
    </Deadline>
  );
}
