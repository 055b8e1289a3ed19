import { useEffect, useState } from 'react';
import { local } from '../../device/storage.ts';
import { isOpen } from '../../features/switches/is-open.ts';
import { t } from '../../i18n/texts.ts';
import { downloadLink, isProfile } from '../../lib/download-link.ts';
import { safeAddress } from '../../lib/site-path.ts';
import { pageFree } from '../../stores/screen/page-free.ts';
import { hasFeature, info, siteName } from '../../stores/system/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './DownloadBar.css';

const HIDDEN = 'hideDownloadBar';

/** px of a scroll down that say that somebody goes on to the games. */
const ON = 8;

/** True once the page has been scrolled down from where it stood. */
function useScrolledOn(): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    let top = scrollY;
    const look = () => {
      top = Math.min(top, scrollY);
      if (scrollY > top + ON) setOn(true);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return on;
}

/** True once nothing else asks for attention; who has nothing to show yet does not wait, as what comes meanwhile would go unseen. */
function usePageFree(ready: boolean): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    let here = ready;
    void pageFree(() => here, true).then(() => here && setFree(true));
    return () => {
      here = false;
    };
  }, [ready]);
  return free;
}

/** Brought by the tap: iOS alone has profiles, and the bar comes by itself to every phone. */
const awaitProfileReturn = (): Promise<void> =>
  import('../../stores/member/profile-return.ts').then((profile) => profile.awaitProfileReturn(), console.warn);

/**
 * Offers the app on home (SPEC 2.2), never beside a pop-up. It lies over the page, so that nothing moves, leaves with the first scroll down,
 * and stays away for the visit once closed.
 */
export default function DownloadBar() {
  const [hidden, setHidden] = useState(local.get(HIDDEN) === '1');
  const scrolledOn = useScrolledOn();
  const known = info.value;
  const link =
    known && isOpen('/m/app') && hasFeature('appWindow')
      ? downloadLink(known.resources, navigator.userAgent)
      : undefined;
  const address = safeAddress(link?.url);
  const free = usePageFree(Boolean(address) && !hidden);
  if (!free || hidden || scrolledOn || !link || !address) return null;

  const close = () => {
    local.set(HIDDEN, '1');
    setHidden(true);
  };
  return (
    <aside className={styles.download} data-asks aria-label={t('download_title', { site: siteName() })}>
      <button type="button" className={styles.downloadClose} aria-label={t('close')} onClick={close}>
        <Icon path="/icons/lobby.svg#cross" size="sm" />
      </button>
      <img src="/favicon.svg" width={36} height={36} alt="" className={styles.downloadIcon} />
      <span className={styles.downloadText}>{t('download_title', { site: siteName() })}</span>
      <a
        className="btn btn-primary btn-slim"
        href={address}
        onClick={() => isProfile(address) && awaitProfileReturn()}
        {...(!link.sameTab && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {t('download_action')}
      </a>
    </aside>
  );
}
