import { useLayoutEffect, useRef } from 'react';
import { motionAllowed } from '../../lib/motion.ts';

/** ms that a sum takes to its new value, as the token --roll. */
const ROLL = 900;

export interface RollingSumProps {
  /** Minor units. */
  minor: number;
  /** Where it begins, in minor units; without it the first value stands at once. */
  from?: number | undefined;
  /** Writes minor units as text. */
  write: (minor: number) => string;
  className?: string;
}

/** A sum that runs to its new value, fast at first; at once where nothing may move. Its digits are for the eye: say the value beside it. */
export function RollingSum({ minor, from = minor, write, className }: RollingSumProps) {
  const box = useRef<HTMLSpanElement>(null);
  const shown = useRef(from);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value rolls; another way of writing stands at once, below
  useLayoutEffect(() => {
    const start = shown.current;
    let frame = 0;
    let began: number | undefined;
    const put = (now: number) => {
      began ??= now;
      const left = motionAllowed() ? Math.max(0, 1 - (now - began) / ROLL) : 0;
      shown.current = Math.round(minor - (minor - start) * left ** 3);
      if (box.current) box.current.textContent = write(shown.current);
      if (left > 0 && start !== minor) frame = requestAnimationFrame(put);
    };
    put(performance.now());
    return () => cancelAnimationFrame(frame);
  }, [minor]);

  return (
    <span ref={box} className={className} aria-hidden="true">
      {write(shown.current)}
    </span>
  );
}
