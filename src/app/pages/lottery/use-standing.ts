import { type RefObject, useEffect } from 'react';
import { watchVisible } from '../../lib/observe.ts';
import { lookAhead } from '../../lib/picture-url.ts';
import { followDraw, type Standing, standingOf } from '../../stores/draws.ts';

/** Where a lottery stands, kept up to date while `box` is on the screen or near it. */
export function useStanding(gameCode: string, box: RefObject<HTMLElement | null>): Standing | undefined {
  const ahead = lookAhead();
  useEffect(() => {
    if (!box.current) return;
    let stop: (() => void) | undefined;
    const unwatch = watchVisible(
      box.current,
      (near) => {
        stop?.();
        stop = near ? followDraw(gameCode) : undefined;
      },
      ahead,
    );
    return () => {
      unwatch();
      stop?.();
    };
  }, [gameCode, box, ahead]);
  return standingOf(gameCode).value;
}
