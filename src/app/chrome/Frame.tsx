import type { ReactNode } from 'react';
import { t } from '../i18n/texts.ts';
import { goBack } from '../routes/links.ts';
import { showSheet } from '../stores/menu.ts';
import { TitleBar } from '../ui/bar/TitleBar.tsx';
import { Icon } from '../ui/icon/Icon.tsx';
import { DownloadSlot } from './download/DownloadSlot.tsx';
import { FooterBar } from './footer/FooterBar.tsx';
import type { FrameRow } from './frame-row.ts';
import { HomeHeader } from './header/HomeHeader.tsx';
import { OverlaySlot } from './overlays/OverlaySlot.tsx';

interface FrameProps {
  row: FrameRow;
  path: string;
  children: ReactNode;
}

/** What stands around every page (SPEC 2.2). */
export function Frame({ row, path, children }: FrameProps) {
  return (
    <>
      {row.bar === 'home' && <HomeHeader />}
      {row.bar === 'title' && (
        <TitleBar title={t(row.title)} backLabel={t('back')} onBack={goBack}>
          <button
            type="button"
            className="titlebar-back"
            aria-label={t('nav_chat')}
            onClick={() => showSheet('service')}
          >
            <Icon path="/icons/messages.svg#headset" />
          </button>
        </TitleBar>
      )}
      <main className={row.footer ? 'frame-main frame-footed' : 'frame-main'}>{children}</main>
      {row.footer && <FooterBar path={row.bar === 'home' ? 'home' : path} />}
      {row.bar === 'home' && <DownloadSlot />}
      <OverlaySlot path={path} />
    </>
  );
}
