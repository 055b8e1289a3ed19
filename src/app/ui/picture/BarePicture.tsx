import styles from './Picture.css';
import { initialsOf, tintOf } from './placeholder.ts';

export interface BarePictureProps {
  /** Address of the picture; '' leaves the placeholder alone. */
  url: string;
  /** See `Picture`. */
  name: string;
  /** See `Picture`. */
  tint?: string | undefined;
  /** See `Picture`. */
  kind?: string | undefined;
  /** Drawn width and height in CSS px. */
  width: number;
}

/** The nodes of a square `Picture`, for those who write into them: it neither asks for anything nor shows what has come. */
export function BarePicture({ url, name, tint, kind = name, width }: BarePictureProps) {
  return (
    <span className={`${styles.picture} ${tintOf(kind)}`} style={{ paddingTop: '100%', backgroundColor: tint }}>
      <img
        className={styles.pictureImg}
        src={url || undefined}
        width={width}
        height={width}
        alt=""
        decoding="async"
        draggable={false}
      />
      <span className={styles.pictureInitials} aria-hidden="true">
        {initialsOf(name)}
      </span>
    </span>
  );
}
