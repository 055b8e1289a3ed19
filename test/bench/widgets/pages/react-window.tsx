import { List, type RowComponentProps } from 'react-window';
import { draw } from './draw.tsx';
import { HEIGHT, OVERSCAN, ROWS } from './items.ts';
import { BenchRow } from './tile.tsx';

const Row = ({ index, style }: RowComponentProps) => (
  <div style={style}>
    <BenchRow row={index} />
  </div>
);

draw(
  <div className="bench-list">
    <List
      rowComponent={Row}
      rowCount={ROWS}
      rowHeight={HEIGHT}
      rowProps={{}}
      overscanCount={OVERSCAN}
      scrollElement="window"
    />
  </div>,
);
