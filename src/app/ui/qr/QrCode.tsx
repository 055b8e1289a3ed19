import { refresh } from '../icon/controls.ts';
import { Icon } from '../icon/Icon.tsx';
import { type PartSource, usePart } from '../part/use-part.ts';
import styles from './QrCode.css';
import type { QrPictureProps } from './QrPicture.tsx';

const PICTURE: PartSource<QrPictureProps> = { load: () => import('./QrPicture.tsx') };

export interface QrCodeProps extends QrPictureProps {
  /** Name of the button that fetches the encoder again after it could not be had. */
  retry: string;
}

/**
 * A text as a QR code to be scanned, 224 px wide and dark on white in both themes, as some readers know no other. The encoder comes when
 * a code is to be seen; its place is kept.
 */
export function QrCode({ retry: again, ...picture }: QrCodeProps) {
  const { Part, failed, retry } = usePart(PICTURE);
  return (
    <div className={styles.qr}>
      {Part && <Part {...picture} />}
      {failed && (
        <button type="button" className={styles.qrRetry} aria-label={again} onClick={retry}>
          <Icon path={refresh} size="xl" />
        </button>
      )}
    </div>
  );
}
