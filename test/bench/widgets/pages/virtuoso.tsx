import { VirtuosoGrid } from 'react-virtuoso';
import { draw } from './draw.tsx';
import { HEIGHT, items, OVERSCAN } from './items.ts';
import { BenchTile } from './tile.tsx';

const around = OVERSCAN * HEIGHT;

draw(
  <div className="bench-list">
    <VirtuosoGrid
      useWindowScroll
      totalCount={items.length}
      increaseViewportBy={around}
      listClassName="bench-cells"
      itemClassName="bench-cell"
      itemContent={(index) => <BenchTile index={index} />}
    />
  </div>,
);
