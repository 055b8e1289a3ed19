import { useState } from 'react';
import type { Referral } from '../../../../contract/schemas/promotions.ts';
import { copyText } from '../../../device/clipboard.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { currency, siteName } from '../../../stores/system.ts';
import { showToast } from '../../../stores/toasts.ts';
import { QrCode } from '../../../ui/qr/QrCode.tsx';
import { canShare, inviteAddress, SHARE_LINKS, type ShareService, shareInvite } from './share-invite.ts';

const SERVICES: readonly { id: ShareService; name: string }[] = [
  { id: 'WHATSAPP', name: 'WhatsApp' },
  { id: 'TELEGRAM', name: 'Telegram' },
];

async function copy(text: string): Promise<void> {
  const copied = await copyText(text);
  showToast(copied ? 'success' : 'fail', copied ? 'invite_copied' : 'invite_not_copied', 2);
}

/** The member's link: to be copied, shared, or scanned by who stands beside. */
export function InviteLink({ referral: { link, code, reward } }: { referral: Referral }) {
  const [qr, setQr] = useState(false);
  const address = inviteAddress(link, code, location.origin);
  const text = t('invite_message', { site: siteName(), reward: money(reward, currency.value) });
  const share = async () => {
    const shared = canShare() ? await shareInvite(siteName(), text, address) : 'failed';
    if (shared === 'failed') await copy(address);
  };
  return (
    <section className="card invite-link">
      <h2 className="invite-link-title">{t('invite_link')}</h2>
      <div className="invite-box">
        <span className="invite-address ellipsis" data-testid="invite-address">
          {address}
        </span>
        <button type="button" className="btn btn-quiet" onClick={() => void copy(address)}>
          {t('invite_copy')}
        </button>
      </div>
      <p className="invite-code">
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
      <div className="invite-services">
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
