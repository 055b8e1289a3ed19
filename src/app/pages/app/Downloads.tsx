import { type TextKey, t } from '../../i18n/texts.ts';
import { awaitProfileReturn } from '../../stores/profile-return.ts';
import { siteName } from '../../stores/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SectionHead } from '../../ui/section/SectionHead.tsx';
import { type AppDownload, type DownloadWay, opensHere } from './downloads.ts';
import { phone } from './icons.ts';

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
    <section className="app-part">
      <SectionHead title={t('app_files')} />
      <ul className="card">
        {downloads.map((one) => (
          <li key={one.url} className="app-file">
            <span className="app-file-icon">
              <Icon path={phone} size="md" />
            </span>
            <span className="app-file-words">
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
