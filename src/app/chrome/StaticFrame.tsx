import type { ReactNode } from 'react';
import type { FrameRow } from './Frame.tsx';

const ITEMS = [1, 2, 3, 4, 5, 6];

/** The frame as the HTML file paints it before any script: the geometry of the real one, no texts. */
export default function StaticFrame({ row, children }: { row: FrameRow; children: ReactNode }) {
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
      <main className={row.footer ? 'frame-main frame-footed' : 'frame-main'}>{children}</main>
      {row.footer && (
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
