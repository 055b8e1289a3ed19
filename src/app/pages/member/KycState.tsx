import { useEffect } from 'react';
import type { Kyc } from '../../../contract/schemas/kyc.ts';
import { languageTag, t } from '../../i18n/texts.ts';
import { go, memberHome } from '../../routes/links.ts';
import { clock } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { done } from '../../ui/icon/picture.ts';

/** Written as people say it; Chromium 67 knows no dateStyle. */
const WHEN = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** A verification that waits for its review, or has passed it. */
export function KycState({ kyc }: { kyc: Kyc }) {
  const verified = kyc.status === 'verified';
  // The form that was here is longer, and whoever sent it stands at its end.
  useEffect(() => scrollTo(0, 0), []);
  return (
    <section className={verified ? 'card kyc-state kyc-verified' : 'card kyc-state'} aria-live="polite">
      <Icon path={verified ? done : clock} size="xl" />
      <h2 className="kyc-state-title">{t(verified ? 'kyc_verified_title' : 'kyc_pending_title')}</h2>
      <p className="kyc-state-text">{t(verified ? 'kyc_verified' : 'kyc_pending')}</p>
      {!verified && kyc.submittedAt && (
        <p className="kyc-state-date">
          {t('kyc_submitted', { date: new Date(kyc.submittedAt).toLocaleString(languageTag(), WHEN) })}
        </p>
      )}
      <button type="button" className="btn btn-ghost btn-wide" onClick={() => go(memberHome)}>
        {t('kyc_home')}
      </button>
    </section>
  );
}
