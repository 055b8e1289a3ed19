import { useState } from 'react';
import type { Referral } from '../../../../contract/schemas/promotions.ts';
import { copyText } from '../../../device/clipboard.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { sitePath } from '../../../lib/site-path.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency, siteName } from '../../../stores/system/system.ts';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import styles from './Invite.css';

/** The invitation link as others open it. It always leads to this site, whatever the platform says. */
export function inviteAddress(link: string, code: string, origin: string): string {
  const own = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link;
  return origin + (sitePath(own) ?? `/m/register?affiliateCode=${encodeURIComponent(code)}`);
}

/** Links of services that share a text and an address. */
export const SHARE_LINKS = {
  WHATSAPP: (text: string, address: string) => `https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`,
  TELEGRAM: (text: string, address: string) =>
    `https://t.me/share/url?url=${encodeURIComponent(address)}&text=${encodeURIComponent(text)}`,
} as const;

type ShareService = keyof typeof SHARE_LINKS;

/** How sharing with the phone's own sheet ended. */
type Shared = 'shared' | 'cancelled' | 'failed';

/** Whether the phone has a share sheet. */
const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the phone's share sheet. */
async function shareInvite(title: string, text: string, url: string): Promise<Shared> {
  try {
    await navigator.share({ title, text, url });
    return 'shared';
  } catch (error) {
    // A closed sheet aborts; any other error means that the sheet does not work.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

const SERVICES: readonly { id: ShareService; name: string }[] = [
  { id: 'WHATSAPP', name: 'WhatsApp' },
  { id: 'TELEGRAM', name: 'Telegram' },
];

async function copy(text: string): Promise<void> {
  const copied = await copyText(text);
  showToast(copied ? 'success' : 'fail', copied ? 'invite_copied' : 'invite_not_copied', 2);
}

/** The member's link, to copy, to share, or to scan as a QR code. */
export function InviteLink({ referral: { link, code, reward } }: { referral: Referral }) {
  const [qr, setQr] = useState(false);
  const address = inviteAddress(link, code, location.origin);
  const text = t('invite_message', { site: siteName(), reward: money(reward, currency.value) });
  const share = async () => {
    const shared = canShare() ? await shareInvite(siteName(), text, address) : 'failed';
    if (shared === 'failed') await copy(address);
  };
  return (
    <section className={`card ${styles.inviteLink}`}>
      <h2 className={styles.inviteLinkTitle}>{t('invite_link')}</h2>
      <div className={styles.inviteBox}>
        <span className={`${styles.inviteAddress} ellipsis`} data-testid="invite-address">
          {address}
        </span>
        <button type="button" className="btn btn-quiet" onClick={() => void copy(address)}>
          {t('invite_copy')}
        </button>
      </div>
      <p className={styles.inviteCode}>
        {t('invite_code')} <b>{code}</b>
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={t('invite_copy_code')}
          onClick={() => void copy(code)}
        >
          {t('invite_copy')}
        </button>
      </p>
      <button type="button" className="btn btn-primary btn-wide" onClick={() => void share()}>
        {t(canShare() ? 'invite_share' : 'invite_copy_link')}
      </button>
      <div className={styles.inviteServices}>
        {SERVICES.map(({ id, name }) => (
          <a
            key={id}
            className="btn btn-ghost"
            href={SHARE_LINKS[id](text, address)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </a>
        ))}
        <button type="button" className="btn btn-ghost" aria-expanded={qr} onClick={() => setQr(!qr)}>
          {t('invite_qr')}
        </button>
      </div>
      {qr && <QrCode text={address} label={t('invite_qr_label')} retry={t('retry')} />}
    </section>
  );
}
