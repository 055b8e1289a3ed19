import { useEffect, useRef, useState } from 'react';
import { type Catch, catchEnvelope } from '../../../stores/red-rain.ts';
import { tellRefusal } from '../../../features/claims/tell-claim.ts';

/** Texts of refusals that only the rain can meet. */
export const RAIN_REFUSALS = { 'promotion.closed': 'rain_over', 'limit.reached': 'rain_no_chance' } as const;

/** What an envelope on the screen shows. */
export type EnvelopeFace = { state: 'closed' } | { state: 'opening' } | { state: 'open'; amount: string };

/** ms for which an opened envelope shows what it held. */
const SHOWN = 1400;

/** One envelope of the rain: a tap opens it, and once it was read another one falls in its place (`turn`). */
export function useCatch(): { face: EnvelopeFace; turn: number; open: () => void } {
  const [face, setFace] = useState<EnvelopeFace>({ state: 'closed' });
  const [turn, setTurn] = useState(0);
  const gone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      clearTimeout(timer.current);
    };
  }, []);
  const renew = () => {
    setFace({ state: 'closed' });
    setTurn((before) => before + 1);
  };
  const show = (end: Catch) => {
    if ('error' in end) tellRefusal(end.error, RAIN_REFUSALS, false);
    if (gone.current) return;
    if ('error' in end) return renew();
    setFace({ state: 'open', amount: end.envelope.amount });
    timer.current = setTimeout(renew, SHOWN);
  };
  return {
    face,
    turn,
    open() {
      if (face.state !== 'closed') return;
      const end = catchEnvelope();
      if (!end) return;
      setFace({ state: 'opening' });
      void end.then(show);
    },
  };
}
