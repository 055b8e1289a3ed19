import { Marquee } from '../../../../src/app/ui/marquee/Marquee.tsx';
import { draw } from './draw.tsx';
import { NOTICES } from './items.ts';

const notices = NOTICES.map((text) => ({ id: text, text }));

draw(
  <div className="bench-line">
    <Marquee items={notices} emptyText="" label="notices" onPick={() => undefined} />
  </div>,
);
