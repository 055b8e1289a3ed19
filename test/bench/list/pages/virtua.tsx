import './head.css';
import { useEffect, useReducer } from 'react';
import { WindowVirtualizer } from 'virtua';
import { draw } from '../../widgets/pages/draw.tsx';
import { HEIGHT, OVERSCAN } from '../../widgets/pages/items.ts';
import { feed, games } from './games.ts';
import { leftBelow } from './left-below.ts';
import { showNear } from './near.ts';
import { GameRow } from './tile.tsx';

const rows: number[] = [];

function List() {
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => feed(leftBelow, () => again()), []);
  useEffect(showNear);
  for (let row = rows.length; row < games.length / 3; row += 1) rows.push(row);
  const shown = rows.slice();
  return (
    <div className="bench-list bench-below">
      <WindowVirtualizer data={shown} itemSize={HEIGHT} bufferSize={OVERSCAN * HEIGHT}>
        {(row) => <GameRow key={row} row={row} count={Math.min(3, games.length - 3 * row)} />}
      </WindowVirtualizer>
    </div>
  );
}

draw(<List />);
