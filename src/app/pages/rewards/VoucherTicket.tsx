import type { Voucher } from '../../../contract/schemas/rewards.ts';
import { tightMoment } from '../../i18n/dates.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { currency } from '../../stores/system.ts';
import { redeemCode, voucherClaim } from '../../stores/vouchers.ts';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import { tellVoucher } from './tell-voucher.ts';

const DAY = 24 * 3600 * 1000;

export interface VoucherTicketProps {
  voucher: Voucher;
  /** Its details are asked for. */
  onShow: () => void;
}

/** A voucher as a ticket: what it brings, what it asks for, until when. */
export function VoucherTicket({ voucher, onShow }: VoucherTicketProps) {
  const { title, amount, wagering, status, code } = voucher;
  return (
    <article className={`card voucher voucher-${status}`}>
      <button type="button" className="voucher-tap" onClick={onShow}>
        <span className="voucher-sum money">{money(amount, currency.value)}</span>
        <span className="voucher-what">
          <b className="voucher-name">{title}</b>
          <small className="voucher-line">{t('vouchers_wagering', { amount: money(wagering, currency.value) })}</small>
          <Until voucher={voucher} />
        </span>
        <span className="hide-visually">{t('vouchers_details')}</span>
      </button>
      {status === 'claim' ? (
        <button
          type="button"
          className="btn btn-gold btn-slim"
          aria-label={`${t('vouchers_use')}: ${title}`}
          aria-busy={voucherClaim.claiming.value?.code === code}
          onClick={() => void redeemCode(code).then(tellVoucher)}
        >
          {t('vouchers_use')}
        </button>
      ) : (
        <span className="voucher-state">{t(status === 'claimed' ? 'vouchers_claimed' : 'vouchers_over')}</span>
      )}
    </article>
  );
}

/** The last day counts down. */
function Until({ voucher: { status, expiresAt, claimedAt } }: { voucher: Voucher }) {
  const until = Date.parse(expiresAt);
  if (status === 'claim' && until - Date.now() <= DAY) {
    return (
      <small className="voucher-line voucher-hurry ellipsis">
        {t('vouchers_ends')} <Countdown until={until} ended="0:00" />
      </small>
    );
  }
  const text = claimedAt
    ? t('vouchers_used_on', { date: tightMoment(claimedAt) })
    : t('vouchers_until', { date: tightMoment(expiresAt) });
  return <small className="voucher-line">{text}</small>;
}
