import type { ReactNode } from 'react';
import footerBarStyles from '../ui/bar/FooterBar.css';
import headerBarStyles from '../ui/bar/HeaderBar.css';
import titleBarStyles from '../ui/bar/TitleBar.css';
import type { FrameRow } from './Frame.tsx';
import frameStyles from './frame.css';

const ITEMS = [1, 2, 3, 4, 5, 6];

/** The frame as the HTML file paints it before any script: the geometry of the real one, no texts. */
export default function StaticFrame({ row, children }: { row: FrameRow; children: ReactNode }) {
  const footed = row.footer === true;
  return (
    <>
      {row.bar === 'home' && (
        <div className={headerBarStyles.header}>
          <i className={`bone ${headerBarStyles.headerBoneMenu}`} />
          <i className={`bone ${headerBarStyles.headerBoneLogo}`} />
          <span className={headerBarStyles.headerSpace} />
          <i className={`bone ${headerBarStyles.headerBoneAction}`} />
        </div>
      )}
      {(row.bar === 'title' || row.bar === 'own') && (
        <div className={titleBarStyles.titlebar}>
          <i className={`bone ${headerBarStyles.headerBoneTitle}`} />
        </div>
      )}
      <main className={footed ? `${frameStyles.frameMain} ${frameStyles.frameFooted}` : frameStyles.frameMain}>
        {children}
      </main>
      {footed && (
        <div className={footerBarStyles.footer}>
          {ITEMS.map((item) => (
            <span key={item} className={footerBarStyles.footerItem}>
              <i className={`bone ${footerBarStyles.footerBone}`} />
            </span>
          ))}
        </div>
      )}
    </>
  );
}
