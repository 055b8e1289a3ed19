import type { DownloadLink } from '../../../contract/schemas/system.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import type { PhoneSystem } from '../../lib/phone-kind.ts';
import { safeAddress } from '../../lib/site-path.ts';
import { awaitProfileReturn } from '../../stores/member/profile-return.ts';
import { siteName } from '../../stores/system/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SectionHead } from '../../ui/section/SectionHead.tsx';
import styles from './App.css';

/** How an app reaches a phone: as a file, as a profile, or by a store or page. */
export type DownloadWay = 'apk' | 'ipa' | 'profile' | 'page';

/** A link by which the app can be had, and for which phones. */
export interface AppDownload {
  system: Exclude<PhoneSystem, 'other'>;
  way: DownloadWay;
  url: string;
}

const SYSTEMS: Readonly<Partial<Record<DownloadLink['resourceType'], AppDownload['system']>>> = {
  IOS: 'ios',
  MOBILECONFIG: 'ios',
  Android: 'android',
};

/** Files open in the same tab, all else in a new one (SPEC 2.2). */
export const opensHere = (way: DownloadWay): boolean => way !== 'page';

function wayOf(url: string): DownloadWay {
  const file = url.split(/[?#]/, 1)[0] ?? '';
  const ending = /\.(apk|ipa|mobileconfig)$/i.exec(file)?.[1]?.toLowerCase();
  if (ending === 'mobileconfig') return 'profile';
  return ending === 'apk' || ending === 'ipa' ? ending : 'page';
}

/** The site's links to its app (SPEC 2.2), those for this phone first; addresses that are not safe to follow are left out. */
export function appDownloads(resources: readonly DownloadLink[], system: PhoneSystem): AppDownload[] {
  const all: AppDownload[] = [];
  for (const { resourceType, url } of resources) {
    const address = safeAddress(url);
    const phone = SYSTEMS[resourceType];
    if (address && phone) all.push({ system: phone, way: wayOf(address), url: address });
  }
  return [...all.filter((one) => one.system === system), ...all.filter((one) => one.system !== system)];
}

const WAYS: Readonly<Record<DownloadWay, TextKey>> = {
  apk: 'app_file_apk',
  ipa: 'app_file_ipa',
  profile: 'app_file_profile',
  page: 'app_file_page',
};

/** The site's own app as a file, by phone (SPEC 2.2). */
export function Downloads({ downloads }: { downloads: readonly AppDownload[] }) {
  if (downloads.length === 0) return null;
  return (
    <section className={styles.appPart}>
      <SectionHead title={t('app_files')} />
      <ul className="card">
        {downloads.map((one) => (
          <li key={one.url} className={styles.appFile}>
            <span className={styles.appFileIcon}>
              <Icon path="/icons/account.svg#phone" size="md" />
            </span>
            <span className={styles.appFileWords}>
              <b>{t(one.system === 'ios' ? 'app_ios' : 'app_android')}</b>
              <small>{t(WAYS[one.way])}</small>
            </span>
            <FileLink one={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FileLink({ one: { url, way, system } }: { one: AppDownload }) {
  const text = t(way === 'page' ? 'app_open' : 'download_action');
  return (
    <a
      className="btn btn-ghost"
      href={url}
      aria-label={`${text}: ${siteName()}, ${t(system === 'ios' ? 'app_ios' : 'app_android')}`}
      onClick={() => way === 'profile' && awaitProfileReturn()}
      {...(!opensHere(way) && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {text}
    </a>
  );
}
