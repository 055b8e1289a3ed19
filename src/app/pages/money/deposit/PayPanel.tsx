import { useState } from 'react';
import type { Deposit } from '../../../../contract/schemas/deposit.ts';
import { copyText } from '../../../device/clipboard.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { check, clock } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { copy } from '../../../ui/icon/pay.ts';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import styles from './deposit-steps.css';

interface PayPanelProps {
  /** A pending deposit with a payment code. */
  deposit: Deposit;
  /** Until when, in ms of the phone's clock. */
  until: number;
  /** Goes where it is paid. */
  onLeave: () => void;
}

/** How to pay a deposit: QR code, code to copy or wallet to open, steps, and the time that is left. */
export default function PayPanel({ deposit, until, onLeave }: PayPanelProps) {
  const { kind, methodName: name, amount, payCode = '' } = deposit;
  const way = kind === 'pix' ? 'pix' : 'wallet';
  return (
    <section className={`card ${styles.pay}`} aria-label={t(`payment_${way}_title`, { name })}>
      <h2 className={styles.payTitle}>{t(`payment_${way}_title`, { name })}</h2>
      <p className={`${styles.paySum} money`}>{money(amount, currency.value)}</p>
      <p className={styles.payLeft}>
        <Icon path={clock} size="sm" />
        {t('payment_left')} <Countdown until={until} ended={t('payment_over')} className={styles.payClock} />
      </p>
      <QrCode text={payCode} label={t(`payment_qr_${way}`, { name })} retry={t('retry')} />
      {way === 'pix' ? <CopyCode code={payCode} /> : <OpenWallet name={name} onLeave={onLeave} />}
      <ol className={styles.paySteps}>
        <li>{t(`payment_${way}_1`, { name })}</li>
        <li>{t(`payment_${way}_2`, { name })}</li>
        <li>{t(`payment_${way}_3`, { name })}</li>
      </ol>
      {way === 'pix' && deposit.payUrl && (
        <button type="button" className="btn btn-quiet btn-wide" onClick={onLeave}>
          {t('payment_open_bank')}
        </button>
      )}
    </section>
  );
}

function OpenWallet({ name, onLeave }: { name: string; onLeave: () => void }) {
  return (
    <button type="button" className="btn btn-primary btn-wide" onClick={onLeave}>
      {t('payment_open_wallet', { name })}
    </button>
  );
}

/** The code that is pasted into the bank's app. */
function CopyCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  const take = async () => {
    const done = await copyText(code);
    setCopied(done);
    if (done) showToast('success', 'payment_copied', 1.5);
    else showToast('fail', 'payment_copy_failed', 3);
  };
  return (
    <>
      <button type="button" className={`btn btn-primary btn-wide ${styles.payCopy}`} onClick={() => void take()}>
        <Icon path={copied ? check : copy} size="md" />
        {t(copied ? 'payment_copied' : 'payment_copy')}
      </button>
      <p className={styles.payCode}>
        <span className={styles.payCodeName}>{t('payment_code')}</span>
        {code}
      </p>
    </>
  );
}
