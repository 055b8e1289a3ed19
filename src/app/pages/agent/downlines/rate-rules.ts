import type { RebateRate, RebateRateForm } from '../../../../contract/schemas/agent.ts';

/** Texts of the rates by game type, as they were typed. */
export type TypedRates = Readonly<Record<string, string>>;

/** What is wrong with a typed rate: it is none, below what is given on, or above what the upline has. */
export type RateFlaw = 'format' | 'low' | 'high';

/** A typed rate in ten-thousandths of a percent; a comma or a point, nothing is 0; undefined when it is no rate. */
export function rateUnits(typed: string): number | undefined {
  const match = /^(\d{0,3})(?:[.,](\d{0,4}))?$/.exec(typed.trim());
  return match ? Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0')) : undefined;
}

/** A rate as the platform takes it: 5000 gives `0.5`. */
export const rateText = (units: number): string => String(units / 10_000);

const units = (decimal: string): number => rateUnits(decimal) ?? 0;

/** What is wrong with a rate within its limits; undefined when nothing is. */
export function rateFlaw(typed: string, { min, max }: RebateRate): RateFlaw | undefined {
  const asked = rateUnits(typed);
  if (asked === undefined) return 'format';
  if (asked > units(max)) return 'high';
  return asked < units(min) ? 'low' : undefined;
}

/** The rows as what a new downline of theirs may have: up to their own rate. */
export const belowOwn = (own: readonly RebateRate[]): RebateRate[] =>
  own.map(({ gameType, rate }) => ({ gameType, rate: '0', min: '0', max: rate }));

/** So many percent of the most of every type, in hundredths of a percent, and never below the least. */
export function shareOf(rows: readonly RebateRate[], percent: number): TypedRates {
  const typed: Record<string, string> = {};
  for (const { gameType, min, max } of rows) {
    const share = Math.floor((units(max) * percent) / 10_000) * 100;
    typed[gameType] = rateText(Math.max(share, units(min)));
  }
  return typed;
}

/** The rates as they are, to be changed. */
export function typedOf(rows: readonly RebateRate[]): TypedRates {
  const typed: Record<string, string> = {};
  for (const { gameType, rate } of rows) typed[gameType] = rateText(units(rate));
  return typed;
}

/** What is sent: every type that differs from what stands; undefined where one is wrong. */
export function ratesToSend(rows: readonly RebateRate[], typed: TypedRates): RebateRateForm[] | undefined {
  if (rows.some((row) => rateFlaw(typed[row.gameType] ?? '', row))) return undefined;
  return rows
    .map(({ gameType, rate }) => ({ gameType, before: units(rate), asked: rateUnits(typed[gameType] ?? '') ?? 0 }))
    .filter(({ before, asked }) => before !== asked)
    .map(({ gameType, asked }) => ({ gameType, rate: rateText(asked) }));
}
