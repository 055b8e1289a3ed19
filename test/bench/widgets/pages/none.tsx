import { draw } from './draw.tsx';
import { BenchRow } from './tile.tsx';

// The framework and the tile without any list: what a list's own bytes are counted from.
draw(<BenchRow row={0} />);
