import { signal } from '@preact/signals';
import { LiveTile } from '../../../../src/app/ui/tile/LiveTile.tsx';
import { draw } from './draw.tsx';
import { face, nothing } from './face.ts';

// As none.tsx, with the tile that is rewritten in place and the signals that it follows.
const cell = { index: signal(0), near: signal(false), width: signal(114) };
draw(<LiveTile cell={cell} face={face} onOpen={nothing} onFavourite={nothing} />);
