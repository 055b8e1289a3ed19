import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { draw } from './draw.tsx';
import { HEIGHT, OVERSCAN, ROWS } from './items.ts';
import { BenchRow } from './tile.tsx';

function List() {
  const virtualizer = useWindowVirtualizer({ count: ROWS, estimateSize: () => HEIGHT, overscan: OVERSCAN });
  return (
    <div className="bench-list" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          style={{ position: 'absolute', top: 0, left: 0, width: '100%', transform: `translateY(${start}px)` }}
        >
          <BenchRow row={index} />
        </div>
      ))}
    </div>
  );
}

draw(<List />);
