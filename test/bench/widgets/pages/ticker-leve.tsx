import { useEffect, useState } from 'react';
import { Ticker } from '../../../../src/app/ui/ticker/Ticker.tsx';
import { PAUSE, START, STEP } from './amount.ts';
import { draw } from './draw.tsx';

/** Steps that are planned at once, as many as the product plans; when the last one has turned, the next plan begins. */
const PLANNED = 10;
const TURNED = 1000;

// Once, as the product has it: making one takes longer than all the rest.
const { format } = new Intl.NumberFormat('pt-BR');

const planned = (amount: number, stood = 0) => ({
  amount,
  since: performance.now(),
  ahead: Array.from({ length: PLANNED }, (_, at) => ({
    after: (at + 1) * PAUSE - stood,
    text: format(amount + (at + 1) * STEP),
  })),
});

/** As the product's: what comes is planned, and the reels turn by themselves. */
function Counter() {
  const [now, plan] = useState(() => planned(START));
  useEffect(() => {
    const next = () => plan(({ amount }) => planned(amount + PLANNED * STEP, TURNED));
    const wait = (now.ahead[PLANNED - 1]?.after ?? 0) + TURNED;
    const timer = setTimeout(next, wait);
    return () => clearTimeout(timer);
  }, [now]);
  return <Ticker text={format(now.amount)} since={now.since} ahead={now.ahead} />;
}

draw(<Counter />);
