import { scale as decimals } from '../../lib/money-scale.ts';

/** An axis: lines at multiples of `step` from `low` to `high`, zero among them. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

/** Steps between lines that people read at a glance. */
const NICE = [1, 2, 5, 10];

/** A whole unit of the currency; of one with small parts, such as BTC, that would hide them. */
const leastUnit = (): number => (decimals > 3 ? 1 : 10 ** decimals);

/** The axis that holds these values and zero, with three to six lines at round amounts. All values zero give an axis of one unit. */
export function scaleOf(values: readonly number[], unit = leastUnit()): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const raw = Math.max(high - low, unit) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, Math.round((NICE.find((nice) => nice * power >= raw) ?? 10) * power));
  const top = Math.ceil(high / step) * step;
  const bottom = Math.floor(low / step) * step;
  return { low: bottom === 0 ? 0 : bottom, high: top === 0 && bottom === 0 ? step : top, step };
}

/** The amounts at an axis' lines, from the highest. */
export function linesOf({ low, high, step }: Scale): number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => high - at * step);
}

/** Where an amount stands on the axis, from the top: 0 to 1. */
export const placeOf = (value: number, { low, high }: Scale): number => (high - value) / (high - low);

/** Which bars have their date below: the first, the last, and one in the middle where there is room. */
export function labelled(count: number): number[] {
  if (count <= 3) return Array.from({ length: count }, (_, at) => at);
  return [0, Math.floor((count - 1) / 2), count - 1];
}
