import { times } from '../../lib/times.ts';
import type { GridProps } from './Grid.tsx';

/** Columns of a phone (SPEC section 9); `Grid` measures, and takes more where there is room. */
const COLUMNS = 3;
/** Width in px of a cell on a phone 360 px wide; pictures are asked for as wide as they are drawn. */
const CELL_WIDTH = 344 / COLUMNS;

/** `Grid` in an HTML file, where nothing can be measured: the first cells in the flow, where `Grid` will put them on a phone. */
export function Grid({ count, total = count, renderCell, label }: GridProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see Grid
    <div className="grid" role="list" aria-label={label} style={{ display: 'flex', flexWrap: 'wrap' }}>
      {times(count, (index) => (
        // biome-ignore lint/a11y/useSemanticElements: see Grid
        <div
          key={index}
          className="grid-cell"
          role="listitem"
          aria-setsize={total}
          aria-posinset={index + 1}
          style={{ width: `${100 / COLUMNS}%` }}
        >
          {renderCell(index, CELL_WIDTH)}
        </div>
      ))}
    </div>
  );
}
