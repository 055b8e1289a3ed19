import imported from 'react-fast-marquee';
import { defaultOf } from './default-of.ts';
import { draw } from './draw.tsx';
import { NOTICES } from './items.ts';

const Marquee = defaultOf(imported);

draw(
  <div className="bench-line">
    <Marquee speed={42}>
      {NOTICES.map((text) => (
        <button key={text} type="button" className="marquee-item">
          {text}
        </button>
      ))}
    </Marquee>
  </div>,
);
