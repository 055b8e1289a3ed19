import './DownloadBar.css';
import { useState } from 'react';
import { local } from '../../device/storage.ts';
import { t } from '../../i18n/texts.ts';
import { downloadLink, isProfile, provisioningLink } from '../../lib/download-link.ts';
import { safeAddress } from '../../lib/site-path.ts';
import { ask } from '../../stores/dialogs.ts';
import { info, siteName } from '../../stores/system.ts';
import { cross } from '../../ui/icon/close.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

const HIDDEN = 'hideDownloadBar';

/**
 * After a profile has been downloaded: who comes back to the page is told to go to the settings, and led to the provisioning link where
 * the site has one (SPEC 2.2).
 */
function awaitReturn(): void {
  const back = async () => {
    await ask({ title: 'profile_title', text: 'profile_text', submit: 'got_it' });
    const next = safeAddress(provisioningLink(info.peek()?.resources ?? []));
    if (next) location.assign(next);
  };
  addEventListener('focus', () => void back(), { once: true });
}

/** Offers the app on home (SPEC 2.2). It lies over the page, so that nothing moves, and stays away for the visit once closed. */
export default function DownloadBar() {
  const [hidden, setHidden] = useState(local.get(HIDDEN) === '1');
  const known = info.value;
  const link = known?.whitelabel.features.appWindow ? downloadLink(known.resources, navigator.userAgent) : undefined;
  const address = safeAddress(link?.url);
  if (hidden || !link || !address) return null;

  const close = () => {
    local.set(HIDDEN, '1');
    setHidden(true);
  };
  return (
    <aside className="download" aria-label={t('download_title', { site: siteName() })}>
      <button type="button" className="download-close" aria-label={t('close')} onClick={close}>
        <Icon path={cross} size="sm" />
      </button>
      <img src="/favicon.svg" width={36} height={36} alt="" className="download-icon" />
      <span className="download-text">{t('download_title', { site: siteName() })}</span>
      <a
        className="btn btn-primary btn-slim"
        href={address}
        onClick={() => isProfile(address) && awaitReturn()}
        {...(!link.sameTab && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {t('download_action')}
      </a>
    </aside>
  );
}
