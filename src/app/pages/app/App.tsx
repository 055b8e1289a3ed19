import './App.css';
import { runMode } from '../../device/run-mode.ts';
import { t } from '../../i18n/texts.ts';
import { phoneKind } from '../../lib/phone-kind.ts';
import { goBack } from '../../routes/links.ts';
import { hasFeature, info } from '../../stores/system.ts';
import { TitleBar } from '../../ui/bar/TitleBar.tsx';
import { AppHero } from './AppHero.tsx';
import { Downloads } from './Downloads.tsx';
import { appDownloads } from './downloads.ts';
import { Guides } from './Guides.tsx';

/** The app page (SPEC 2.1, 2.2): what the app gives, the shortest way to it on this phone, the site's files, and how to install. */
export default function App() {
  const kind = phoneKind(navigator.userAgent, navigator.maxTouchPoints);
  const offered = hasFeature('appWindow') && runMode() !== 'APP';
  const downloads = offered ? appDownloads(info.value?.resources ?? [], kind.system) : [];
  return (
    <>
      <TitleBar title={t('title_app')} backLabel={t('back')} onBack={goBack} />
      <AppHero kind={kind} />
      <Downloads downloads={downloads} />
      <Guides kind={kind} downloads={downloads} />
    </>
  );
}
