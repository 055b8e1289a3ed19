import { type ReadonlySignal, signal } from '@preact/signals';
import { getJackpot } from '../../contract/calls/games.ts';
import { send } from '../api/client.ts';
import { asCallError } from '../api/errors.ts';
import { language } from '../i18n/texts.ts';
import { toMinor } from '../lib/decimal.ts';
import { grown, nextPause, startAmount } from '../lib/jackpot.ts';
import { hasFeature } from './system.ts';

/** ms between two askings for the real amount. */
const REFRESH = 30_000;

const amount = signal<number | null | undefined>(undefined, { name: 'jackpot.amount' });
/** The platform has no amount of its own: what grows is the ticker of SPEC section 9. */
let invented = false;

/** The jackpot in whole units of the currency; undefined until it is known, null where the site has none. */
export const jackpotAmount: ReadonlySignal<number | null | undefined> = amount;

/** The platform's own amount, without its decimals; undefined where it reports none. */
async function realAmount(): Promise<number | undefined> {
  try {
    const minor = toMinor(String((await send(getJackpot, { query: { language: language() } }))?.amount));
    return minor === undefined ? undefined : Math.floor(minor / 100);
  } catch (thrown) {
    // A platform that has no jackpot refuses the call: then the ticker stands in, where the site wants it.
    console.warn(asCallError(thrown));
    return undefined;
  }
}

/**
 * Keeps the amount up to date until the given function is called: the platform's own, asked for every 30 s while the page is seen;
 * where it reports none, the ticker of SPEC section 9, unless the site has switched it off (feature `jackpotTicker`).
 */
export function followJackpot(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  const after = (ms: number, action: () => void) => {
    if (!left) timer = setTimeout(action, ms);
  };
  const tick = () => {
    amount.value = amount.peek() ? grown(amount.peek() as number) : startAmount();
    after(nextPause(), tick);
  };
  const ask = async () => {
    const real = document.hidden ? undefined : await realAmount();
    if (left) return;
    if (real !== undefined) amount.value = real;
    else if (!document.hidden && amount.peek() == null) {
      invented = hasFeature('jackpotTicker');
      if (invented) return tick();
      amount.value = null;
      return;
    }
    after(REFRESH, ask);
  };
  if (invented) tick();
  else void ask();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
