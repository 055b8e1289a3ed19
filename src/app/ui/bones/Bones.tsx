import './Bones.css';
import { times } from '../../lib/times.ts';

export interface BonesProps {
  count: number;
}

/** Where `count` tiles will be, 3 beside each other: the geometry of `Tile` in `Snap` and in `Grid` on a phone. */
export function TileBones({ count }: BonesProps) {
  return (
    <div className="bones bones-tiles" aria-hidden="true">
      {times(count, (index) => (
        <div key={index} className="bones-tile">
          <div className="bone bones-art" />
          <div className="bone bones-name" />
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
        <div key={index} className="bone bones-line" />
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
      <div className="bone bones-block" style={{ paddingTop: `${(height / width) * 100}%` }} />
    </div>
  );
}
