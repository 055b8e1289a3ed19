import { useMemo } from 'react';
import styles from './QrCode.css';
import { qrPath } from './qr-path.ts';

export interface QrPictureProps {
  text: string;
  /** What the code is for, for screen readers. */
  label: string;
}

/** The code itself: `QrCode` brings it with its encoder. */
export default function QrPicture({ text, label }: QrPictureProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={styles.qrPicture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
