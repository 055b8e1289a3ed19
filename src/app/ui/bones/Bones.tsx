import { times } from '../../lib/times.ts';
import styles from './Bones.css';

export interface BonesProps {
  count: number;
}

/** Where `count` tiles will be, 3 beside each other: the geometry of `Tile` in `Snap` and in `Grid` on a phone. */
export function TileBones({ count }: BonesProps) {
  return (
    <div className={`bones ${styles.bonesTiles}`} aria-hidden="true">
      {times(count, (index) => (
        <div key={index} className={styles.bonesTile}>
          <div className={`bone ${styles.bonesArt}`} />
          <div className={`bone ${styles.bonesName}`} />
        </div>
      ))}
    </div>
  );
}

/** Where `count` lines of a list will be: records, notices, forms. */
export function LineBones({ count }: BonesProps) {
  return (
    <div className="bones" aria-hidden="true">
      {times(count, (index) => (
        <div key={index} className={`bone ${styles.bonesLine}`} />
      ))}
    </div>
  );
}

export interface BlockBoneProps {
  /** Shape of what will stand there, in px: a banner, a picture. */
  width: number;
  height: number;
}

/** Where one block of a known shape will be, as wide as its parent. */
export function BlockBone({ width, height }: BlockBoneProps) {
  return (
    <div className="bones" aria-hidden="true">
      <div className={`bone ${styles.bonesBlock}`} style={{ paddingTop: `${(height / width) * 100}%` }} />
    </div>
  );
}
