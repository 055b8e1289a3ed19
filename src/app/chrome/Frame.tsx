import { type ReactNode, useLayoutEffect } from 'react';
import { SearchButton } from '../features/search/SearchButton.tsx';
import { type TextKey, t } from '../i18n/texts.ts';
import { goBack, search } from '../routes/links.ts';
import { appOffered } from '../stores/screen/app-offer.ts';
import { showSheet } from '../stores/screen/menu.ts';
import titleBarStyles from '../ui/bar/TitleBar.css';
import { TitleBar } from '../ui/bar/TitleBar.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { usePart } from '../ui/part/use-part.ts';
import { FooterBar } from './footer/FooterBar.tsx';
import frameStyles from './frame.css';
import { HomeHeader } from './header/HomeHeader.tsx';
import { OverlaySlot } from './overlays/OverlaySlot.tsx';

/** What the frame needs of a route's row: which bar, whose footer, and the title. */
export interface FrameRow {
  readonly bar: 'home' | 'title' | 'own' | 'none';
  readonly footer: boolean | 'own';
  readonly title: TextKey;
}

export interface FrameProps {
  /** The row of the page that is shown. */
  row: FrameRow;
  /** The address, and the tab of the footer that it stands for: they are ahead while a page is on its way. */
  path: string;
  tab: string;
  children: ReactNode;
}

/** What stands around every page (SPEC 2.2). */
export function Frame({ row, path, tab, children }: FrameProps) {
  // Before it is painted: LineBar.css gives the footer its room by this.
  useLayoutEffect(() => {
    document.documentElement.dataset.foot = row.footer ? '' : 'none';
  }, [row]);
  const footed = row.footer === true;
  return (
    <>
      {row.bar === 'home' && <HomeHeader />}
      {row.bar === 'title' && (
        <TitleBar title={t(row.title)} backLabel={t('back')} onBack={goBack}>
          {path !== search && <SearchButton />}
          <button
            type="button"
            className={titleBarStyles.titlebarBack}
            aria-label={t('nav_chat')}
            onClick={() => showSheet('service')}
          >
            <Icon path="/icons/messages.svg#headset" />
          </button>
        </TitleBar>
      )}
      <main className={footed ? `${frameStyles.frameMain} ${frameStyles.frameFooted}` : frameStyles.frameMain}>
        {children}
      </main>
      {footed && <FooterBar path={tab} />}
      {row.bar === 'home' && appOffered.value && <DownloadOffer />}
      <OverlaySlot path={path} />
    </>
  );
}

const downloadBar = { load: () => import('./download/DownloadBar.tsx') };

function DownloadOffer() {
  const { Part: DownloadBar } = usePart(downloadBar);
  return DownloadBar ? <DownloadBar /> : null;
}
