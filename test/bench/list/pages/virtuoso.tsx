import './head.css';
import { useEffect, useReducer } from 'react';
import { VirtuosoGrid } from 'react-virtuoso';
import { draw } from '../../widgets/pages/draw.tsx';
import { HEIGHT, OVERSCAN } from '../../widgets/pages/items.ts';
import { feed, games } from './games.ts';
import { leftBelow } from './left-below.ts';
import { showNear } from './near.ts';
import { GameTile } from './tile.tsx';

const itemContent = (index: number) => <GameTile index={index} />;

function List() {
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => feed(leftBelow, () => again()), []);
  useEffect(showNear);
  return (
    <div className="bench-list bench-below">
      <VirtuosoGrid
        useWindowScroll
        totalCount={games.length}
        increaseViewportBy={OVERSCAN * HEIGHT}
        listClassName="bench-cells"
        itemClassName="bench-cell"
        itemContent={itemContent}
      />
    </div>
  );
}

draw(<List />);
