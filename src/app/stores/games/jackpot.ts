import { type ReadonlySignal, signal } from '@preact/signals';
import { getJackpot } from '../../../contract/calls/games.ts';
import { send } from '../../api/client.ts';
import { asCallError } from '../../api/errors.ts';
import { language } from '../../i18n/texts.ts';
import { toMinor } from '../../lib/decimal.ts';
import { amountAfter, type Growth, growthAhead, startAmount } from '../../lib/jackpot.ts';
import { scale } from '../../lib/money-scale.ts';
import { hasFeature } from '../system/system.ts';

/** ms between two askings for the real amount. */
const REFRESH = 30_000;

/** ms of the ticker that are planned at once: what turns the reels then needs no script for so long. */
const PLAN = 30_000;
/** ms after a step by which the reels have turned: another plan would cut their turn short. */
const TURNED = 1000;

/** What the counter shows, in whole units of the currency. */
export interface Jackpot {
  amount: number;
  /** When the steps below began, as `performance.now()` tells the time. */
  since: number;
  /** How the ticker will grow; none for an amount of the platform's own. */
  ahead: readonly Growth[];
}

const shown = signal<Jackpot | null | undefined>(undefined, { name: 'jackpot' });
/** The platform has no amount of its own: what grows is the ticker of SPEC section 9. */
let invented = false;

/** The jackpot; undefined until it is known, null where the site has none. */
export const jackpot: ReadonlySignal<Jackpot | null | undefined> = shown;

const show = (amount: number, ahead: readonly Growth[] = []): void => {
  shown.value = { amount, since: performance.now(), ahead };
};

/** What the counter has come to. */
function reached(): number {
  const { amount, ahead, since } = shown.peek() ?? { amount: startAmount(), ahead: [], since: 0 };
  return amountAfter(amount, ahead, performance.now() - since);
}

/** The platform's own amount, without its decimals; undefined where it reports none. */
async function realAmount(): Promise<number | undefined> {
  try {
    const minor = toMinor(String((await send(getJackpot, { query: { language: language() } }))?.amount));
    return minor === undefined ? undefined : Math.floor(minor / 10 ** scale);
  } catch (thrown) {
    // A platform that has no jackpot refuses the call: then the ticker stands in, where the site wants it.
    console.warn(asCallError(thrown));
    return undefined;
  }
}

/**
 * Keeps the amount up to date until the given function is called: the platform's own, asked for every 30 s;
 * where it reports none, the ticker of SPEC section 9, unless the site has switched it off (feature `jackpotTicker`).
 */
export function followJackpot(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  const after = (ms: number, action: () => void) => {
    if (!left) timer = setTimeout(action, ms);
  };
  const grow = (stood = 0) => {
    const amount = reached();
    const ahead = growthAhead(amount, PLAN, stood);
    show(amount, ahead);
    after((ahead[ahead.length - 1]?.after ?? PLAN) + TURNED, () => grow(TURNED));
  };
  const ask = async () => {
    // An answer that comes when the page has been scrolled on counts all the same: the counter is there on the way back.
    const real = await realAmount();
    if (real !== undefined) show(real);
    else if (!shown.peek() || (invented && !left)) {
      invented = hasFeature('jackpotTicker');
      if (invented) return grow();
      shown.value = null;
      return;
    }
    after(REFRESH, ask);
  };
  if (invented) grow();
  else void ask();
  return () => {
    left = true;
    clearTimeout(timer);
    if (invented) show(reached());
  };
}
