import { signal } from '@preact/signals';
import { times } from '../../lib/times.ts';
import styles from './Grid.css';
import type { GridProps } from './Grid.tsx';
import type { GridCell } from './slot.ts';

/** Columns of a phone (SPEC section 9); `Grid` measures, and takes more where there is room. */
const COLUMNS = 3;
/** Width in px of a cell on a phone 360 px wide; pictures are asked for as wide as they are drawn. */
const CELL_WIDTH = 344 / COLUMNS;

/** As strong as an element's own style: the sheet of `Grid` may come before `Grid` itself. */
const IN_FLOW = { position: 'static', display: 'flex', height: 'auto', contain: 'none' } as const;

const cellAt = (index: number): GridCell => ({ index: signal(index), near: signal(true), width: signal(CELL_WIDTH) });

/** `Grid` in an HTML file, where nothing can be measured: the first cells in the flow, with the nodes that `Grid` takes over. */
export function Grid({ count, total = count, renderCell, label, ground = '' }: GridProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see Grid
    <div className={`${styles.grid} ${ground}`} role="list" aria-label={label}>
      {times(Math.ceil(count / COLUMNS), (row) => (
        <div key={row} className={styles.gridRow} role="presentation" style={IN_FLOW}>
          {times(Math.min(COLUMNS, count - row * COLUMNS), (column) => {
            const index = row * COLUMNS + column;
            return (
              // biome-ignore lint/a11y/useSemanticElements: see Grid
              <div
                key={column}
                className={styles.gridCell}
                role="listitem"
                aria-setsize={total}
                aria-posinset={index + 1}
                style={{ width: `${100 / COLUMNS}%` }}
              >
                {renderCell(cellAt(index))}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
