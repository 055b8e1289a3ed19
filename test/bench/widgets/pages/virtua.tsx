import { WindowVirtualizer } from 'virtua';
import { draw } from './draw.tsx';
import { HEIGHT, OVERSCAN, ROWS } from './items.ts';
import { BenchRow } from './tile.tsx';

const rows = Array.from({ length: ROWS }, (_, row) => row);

draw(
  <div className="bench-list">
    <WindowVirtualizer data={rows} itemSize={HEIGHT} bufferSize={OVERSCAN * HEIGHT}>
      {(row) => <BenchRow key={row} row={row} />}
    </WindowVirtualizer>
  </div>,
);
