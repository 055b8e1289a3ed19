import { memo } from 'react';
import { heart } from '../../../../src/app/ui/icon/tile.ts';
import { initialsOf, tintOf } from '../../../../src/app/ui/picture/placeholder.ts';
import { nameClass } from '../../../../src/app/ui/tile/classes.ts';
import { games, pictureOf, ribbonOf } from './games.ts';

/** The product's tile as one flat component: what a list that renders again can do cheapest. */
export const GameTile = memo(function GameTile({ index }: { index: number }) {
  const game = games[index];
  if (!game) return null;
  const ribbon = ribbonOf(game);
  const { displayName } = game;
  return (
    <div className="tile">
      <a className="tile-open" href="/m/login">
        <span className="tile-art">
          <span className={`picture ${tintOf(displayName)}`} style={{ paddingTop: '100%' }}>
            <span className="picture-initials" aria-hidden="true">
              {initialsOf(displayName)}
            </span>
            <img
              className="picture-img"
              data-src={pictureOf(game)}
              width={106}
              height={106}
              alt=""
              decoding="async"
              draggable={false}
            />
          </span>
          <span className={ribbon ? `tile-ribbon tile--${ribbon}` : 'tile-ribbon'}>{ribbon}</span>
        </span>
        <span className="tile-text">
          <span className={nameClass(displayName)}>{displayName}</span>
          <span className="tile-vendor ellipsis">{game.vassalage}</span>
        </span>
      </a>
      <button type="button" className="tile-heart" aria-pressed={false} aria-label={displayName}>
        <svg className="icon icon--sm" viewBox="0 0 256 256" fill="currentColor" focusable="false" aria-hidden="true">
          <path d={heart} />
        </svg>
      </button>
    </div>
  );
});

/** A row of three tiles, for lists that know rows only. */
export const GameRow = memo(function GameRow({ row }: { row: number; count: number }) {
  const first = row * 3;
  return (
    <div className="bench-row">
      {[first, first + 1, first + 2].map((index) => (
        <div key={index} className="bench-cell">
          {games[index] && <GameTile index={index} />}
        </div>
      ))}
    </div>
  );
});
