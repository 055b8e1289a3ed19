import type { ReactNode } from 'react';
import type { FrameRow } from './Frame.tsx';

const ITEMS = [1, 2, 3, 4, 5, 6];

/** The frame as the HTML file paints it before any script: the geometry of the real one, no texts. */
export default function StaticFrame({ row, children }: { row: FrameRow; children: ReactNode }) {
  const footed = row.footer === true;
  return (
    <>
      {row.bar === 'home' && (
        <div className="header">
          <i className="bone header-bone-menu" />
          <i className="bone header-bone-logo" />
          <span className="header-space" />
          <i className="bone header-bone-action" />
        </div>
      )}
      {(row.bar === 'title' || row.bar === 'own') && (
        <div className="titlebar">
          <i className="bone header-bone-title" />
        </div>
      )}
      <main className={footed ? 'frame-main frame-footed' : 'frame-main'}>{children}</main>
      {footed && (
        <div className="footer">
          {ITEMS.map((item) => (
            <span key={item} className="footer-item">
              <i className="bone footer-bone" />
            </span>
          ))}
        </div>
      )}
    </>
  );
}
