import { useEffect } from 'react';
import { copyText } from '../../device/clipboard.ts';
import { runMode } from '../../device/run-mode.ts';
import { SearchButton } from '../../features/search/SearchButton.tsx';
import { type TextKey, t } from '../../i18n/texts.ts';
import { type PhoneKind, phoneKind } from '../../lib/phone-kind.ts';
import { goBack } from '../../routes/links.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { followInstall, install, installState } from '../../stores/system/install.ts';
import { hasFeature, info, siteName } from '../../stores/system/system.ts';
import { TitleBar } from '../../ui/bar/TitleBar.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './App.css';
import { appDownloads, Downloads } from './Downloads.tsx';
import { Guides } from './Guides.tsx';

/** The app page (SPEC 2.1, 2.2): what the app gives, the shortest way to it on this phone, the site's files, and how to install. */
export default function App() {
  const kind = phoneKind(navigator.userAgent, navigator.maxTouchPoints);
  const offered = hasFeature('appWindow') && runMode() !== 'APP';
  const downloads = offered ? appDownloads(info.value?.resources ?? [], kind.system) : [];
  return (
    <>
      <TitleBar title={t('title_app')} backLabel={t('back')} onBack={goBack}>
        <SearchButton />
      </TitleBar>
      <AppHero kind={kind} />
      <Downloads downloads={downloads} />
      <Guides kind={kind} downloads={downloads} />
    </>
  );
}

const GAINS: readonly TextKey[] = ['app_gain_size', 'app_gain_store', 'app_gain_open'];

/** What the app is, and the shortest way to it on this phone. */
function AppHero({ kind }: { kind: PhoneKind }) {
  return (
    <section className={styles.appHero}>
      <img src="/favicon.svg" width={72} height={72} alt="" className={styles.appIcon} />
      <h2 className={styles.appName}>{siteName()}</h2>
      <p className={styles.appLead}>{t('app_lead')}</p>
      <ul className={styles.appGains}>
        {GAINS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <div className={styles.appWay}>
        <Way kind={kind} />
      </div>
    </section>
  );
}

function Way({ kind }: { kind: PhoneKind }) {
  useEffect(followInstall, []);
  const state = installState.value;
  if (runMode() !== 'H5') return <Done text="app_running" />;
  if (state === 'installed') return <Done text="app_installed" />;
  if (state === 'ready' || state === 'asking') {
    return (
      <button
        type="button"
        className="btn btn-primary btn-wide"
        aria-busy={state === 'asking'}
        onClick={() => void install()}
      >
        {t('app_install')}
      </button>
    );
  }
  if (kind.browser === 'inside') return <CopyAddress />;
  return (
    <>
      {state === 'refused' && <p className={styles.appNote}>{t('app_refused')}</p>}
      <button type="button" className="btn btn-primary btn-wide" onClick={toGuide}>
        {t('app_how')}
      </button>
    </>
  );
}

function Done({ text }: { text: TextKey }) {
  return (
    <p className={styles.appDone} role="status">
      <Icon path="/icons/account.svg#check" size="md" />
      <span>{t(text)}</span>
    </p>
  );
}

/** Down to the steps; what sticks to the top does not lie over them. */
function toGuide(): void {
  const box = document.getElementById('guide');
  if (!box) return;
  const bar = document.querySelector('header')?.clientHeight ?? 0;
  scrollTo(0, scrollY + box.getBoundingClientRect().top - bar);
  box.querySelector('button')?.focus({ preventScroll: true });
}

/** The browser inside another app installs nothing: the address goes along to one that does. */
function CopyAddress() {
  const copy = async () => {
    const copied = await copyText(`${location.origin}/m/app`);
    showToast(copied ? 'success' : 'fail', copied ? 'app_copied' : 'app_not_copied', 2);
  };
  return (
    <>
      <p className={styles.appNote}>{t('app_inside')}</p>
      <button type="button" className="btn btn-primary btn-wide" onClick={() => void copy()}>
        {t('app_copy')}
      </button>
    </>
  );
}
