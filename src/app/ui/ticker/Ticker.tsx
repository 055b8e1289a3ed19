import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { motionAllowed } from '../../lib/motion.ts';
import { watchVisible } from '../../lib/observe.ts';
import { reelAt, reelFrames, type TickerStep, tickerPlaces } from './reels.ts';
import styles from './Ticker.css';

/** All that a reel shows, one digit a line. */
const REEL = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

export interface TickerProps {
  /** The amount as it is written, without decimals (SPEC section 9): "1.234.567.890". It is read instead of the moving digits. */
  text: string;
  /** What it will show by itself, and since when, as `performance.now()` tells the time: no script runs meanwhile. */
  ahead?: readonly TickerStep[];
  since?: number;
}

const NONE: readonly TickerStep[] = [];

/** What is on show now. */
const textNow = ({ text, ahead = NONE, since = 0 }: TickerProps): string =>
  ahead.reduce((now, step) => (since + step.after <= performance.now() ? step.text : now), text);

/** Turns the reels in `box` from `before` to what it shows, and on to what is ahead; gives the way to stop. */
function turn(box: HTMLElement, before: string, { text, ahead = NONE, since = 0 }: TickerProps): () => void {
  const reels = [...box.querySelectorAll<HTMLElement>('.ticker-reel')];
  const { animationDuration, animationTimingFunction } = getComputedStyle(reels[0] ?? box);
  const roll = { duration: Number.parseFloat(animationDuration) * 1000, easing: animationTimingFunction };
  // No roll where nothing may move: what is ahead is then shown when it is the text.
  if (!roll.duration) return () => undefined;
  const steps = before === text ? ahead : [{ after: 0, text }, ...ahead];
  const frames = reelFrames(before, steps, roll, reels.length);
  const duration = (steps[steps.length - 1]?.after ?? 0) + roll.duration;
  const turns = reels.map((reel, at) => {
    // iOS 12 knows no such animations: there the reels jump.
    const turning = frames[at] && reel.animate?.(frames[at] as Keyframe[], { duration, fill: 'forwards' });
    // What is ahead may have begun long ago, as when the counter comes back to the screen.
    if (turning && ahead.length > 0) turning.currentTime = performance.now() - since;
    return turning;
  });
  return () => {
    for (const turning of turns) turning?.cancel();
  };
}

/**
 * A growing amount on reels that the compositor turns. Off the screen, and where nothing may move by itself, it
 * keeps its value: no work at all.
 */
export function Ticker(props: TickerProps) {
  const { text, since } = props;
  const box = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(true);
  const shown = useRef(text);
  const stood = useRef(text);
  const moves = visible && motionAllowed();
  if (moves) shown.current = text;

  useEffect(() => (box.current ? watchVisible(box.current, setVisible) : undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is ahead is another only with another beginning
  useLayoutEffect(() => {
    if (!moves || !box.current) return;
    const stop = turn(box.current, stood.current, props);
    return () => {
      stood.current = textNow(props);
      stop();
    };
  }, [moves, text, since]);

  return (
    <div ref={box} className={styles.ticker} role="img" aria-label={text}>
      {tickerPlaces(shown.current).map((place) =>
        'mark' in place ? (
          <span key={place.key} aria-hidden="true">
            {place.mark}
          </span>
        ) : (
          <span key={place.key} className={styles.tickerPlace} aria-hidden="true">
            <span className={styles.tickerReel} style={{ transform: reelAt(place.digit) }}>
              {REEL}
            </span>
          </span>
        ),
      )}
    </div>
  );
}
