import './Ticker.css';
import { useEffect, useRef, useState } from 'react';
import { motionAllowed } from '../../lib/motion.ts';
import { watchVisible } from '../../lib/watch.ts';
import { tickerPlaces } from './reels.ts';

/** All that a reel shows, one digit a line. */
const REEL = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

export interface TickerProps {
  /** The amount as it is written, without decimals (SPEC section 9): "1.234.567.890". */
  text: string;
  /** What is counted, read once instead of the moving digits: "Jackpot". */
  label: string;
}

/**
 * A growing amount on reels that the compositor turns. Off the screen, and where nothing may move by itself, it
 * keeps its value: no work at all.
 */
export function Ticker({ text, label }: TickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(true);
  const shown = useRef(text);
  if (visible && motionAllowed()) shown.current = text;

  useEffect(() => (box.current ? watchVisible(box.current, setVisible) : undefined), []);

  return (
    <div ref={box} className="ticker" role="img" aria-label={label}>
      {tickerPlaces(shown.current).map((place) =>
        'mark' in place ? (
          <span key={place.key} className="ticker-mark" aria-hidden="true">
            {place.mark}
          </span>
        ) : (
          <span key={place.key} className="ticker-place" aria-hidden="true">
            <span className="ticker-reel" style={{ transform: `translateY(${-place.digit * 10}%)` }}>
              {REEL}
            </span>
          </span>
        ),
      )}
    </div>
  );
}
