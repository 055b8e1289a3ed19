import { memo } from 'react';
import { heart } from '../../../../src/app/ui/icon/tile.ts';
import { initialsOf, tintOf } from '../../../../src/app/ui/picture/placeholder.ts';
import { nameClass } from '../../../../src/app/ui/tile/classes.ts';
import { COLUMNS, items } from './items.ts';

/** The nodes of the product's tile as one flat component: what a list that renders again can do cheapest. */
export const BenchTile = memo(function BenchTile({ index }: { index: number }) {
  const item = items[index];
  if (!item) return null;
  const { name, vendor, ribbon, loved } = item;
  return (
    <div className="tile">
      <button type="button" className="tile-open">
        <span className="tile-art">
          <span className={`picture ${tintOf(name)}`} style={{ paddingTop: '100%' }}>
            <span className="picture-initials" aria-hidden="true">
              {initialsOf(name)}
            </span>
            <img className="picture-img" width={106} height={106} alt="" decoding="async" draggable={false} />
          </span>
          <span className={ribbon ? `tile-ribbon tile--${ribbon}` : 'tile-ribbon'}>{ribbon}</span>
        </span>
        <span className="tile-text">
          <span className={nameClass(name)}>{name}</span>
          <span className="tile-vendor ellipsis">{vendor}</span>
        </span>
      </button>
      <button type="button" className="tile-heart" aria-pressed={loved} aria-label={name}>
        <svg className="icon icon--sm" viewBox="0 0 256 256" fill="currentColor" focusable="false" aria-hidden="true">
          <path d={heart} />
        </svg>
      </button>
    </div>
  );
});

/** A row of three tiles, for lists that know rows only. */
export const BenchRow = memo(function BenchRow({ row }: { row: number }) {
  const first = row * COLUMNS;
  return (
    <div className="bench-row">
      {[first, first + 1, first + 2].map((index) => (
        <div key={index} className="bench-cell">
          <BenchTile index={index} />
        </div>
      ))}
    </div>
  );
});
