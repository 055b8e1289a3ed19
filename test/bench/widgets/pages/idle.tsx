import { draw } from './draw.tsx';

// A page where nothing moves: what the measuring itself costs.
draw(<p className="bench-line">·</p>);
