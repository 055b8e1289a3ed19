import { useEffect, useState } from 'react';
import { rain } from '../../../stores/red-rain.ts';

export type RainPhase = 'none' | 'waiting' | 'running' | 'over';

/** Phones ask for the next round within so many ms of the end, by chance: not all in one second. */
const SPREAD = 1200;

/** Where the round stands on the phone's clock; draws again when it begins and when it ends, and asks for the next one then. */
export function useRainPhase(): RainPhase {
  const round = rain.value.value?.round;
  const [, draw] = useState(0);
  const { startsAt = 0, endsAt = 0 } = round ?? {};
  const now = Date.now();
  const phase = phaseAt(now, startsAt, endsAt);

  useEffect(() => {
    if (phase === 'none') return;
    let next: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      draw((turn) => turn + 1);
      if (Date.now() < endsAt) return;
      clearTimeout(next);
      next = setTimeout(() => void rain.load(), Math.random() * SPREAD);
    };
    const at = phase === 'waiting' ? startsAt : endsAt;
    const timer = setTimeout(look, Math.max(0, at - Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      clearTimeout(next);
      document.removeEventListener('visibilitychange', look);
    };
  }, [phase, startsAt, endsAt]);
  return phase;
}

function phaseAt(now: number, startsAt: number, endsAt: number): RainPhase {
  if (endsAt === 0) return 'none';
  if (now < startsAt) return 'waiting';
  return now < endsAt ? 'running' : 'over';
}
