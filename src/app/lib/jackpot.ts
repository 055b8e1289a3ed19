/** Bounds of the invented amount, in whole units of the currency (SPEC section 9). */
export const LOWEST = 1_200_000_000;
export const HIGHEST = 1_300_000_000;

/** ms between two steps (SPEC section 9). */
const PAUSES = [3000, 4000, 5000] as const;
/** The smallest and the largest step. */
const STEP = { least: 100, most: 500 };

/** Where the counter begins: anywhere in its bounds. `random` gives 0 to below 1. */
export const startAmount = (random = Math.random): number => LOWEST + Math.floor(random() * (HIGHEST - LOWEST));

/** The amount after one step; past its upper bound it begins anew at the lower one. */
export function grown(amount: number, random = Math.random): number {
  const next = amount + STEP.least + Math.floor(random() * (STEP.most - STEP.least + 1));
  return next > HIGHEST ? LOWEST : next;
}

/** ms until the next step. */
export const nextPause = (random = Math.random): number => PAUSES[Math.floor(random() * PAUSES.length)] as number;

/** The amount from `after` ms on, counted from when its plan begins. */
export interface Growth {
  after: number;
  amount: number;
}

/** The steps of the ticker from `amount` on, for `length` ms at least; `stood` ms of the first pause are over already. */
export function growthAhead(amount: number, length: number, stood = 0, random = Math.random): Growth[] {
  const steps: Growth[] = [];
  let last = { after: -stood, amount };
  while (last.after < length) {
    last = { after: last.after + nextPause(random), amount: grown(last.amount, random) };
    steps.push(last);
  }
  return steps;
}

/** What a plan that began with `amount` has come to, `passed` ms later. */
export function amountAfter(amount: number, steps: readonly Growth[], passed: number): number {
  return steps.reduce((now, step) => (step.after <= passed ? step.amount : now), amount);
}
