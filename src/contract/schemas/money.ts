import { z } from 'zod';
import { AMOUNT_DIGITS } from '../fields/limits.ts';

/**
 * An amount of the site's currency as a decimal string with a point: `-12.50`. Never a float (DESIGN.md section 4). Up to 13 digits and
 * as many decimals as the currency has, eight at most.
 */
export const decimal = z
  .string()
  .regex(/^-?\d{1,13}(\.\d{1,8})?$/)
  .describe('Money as a decimal string, never a float');
export type Decimal = z.infer<typeof decimal>;

/** Money that a player states: never negative, up to 12 digits and eight decimals. */
export const amount = z
  .string()
  .regex(new RegExp(`^\\d{1,${AMOUNT_DIGITS}}(\\.\\d{1,8})?$`), 'must be an amount such as 12.50')
  .describe('Money as a decimal string, never negative');

/** A share in percent with up to four decimals, such as `1.25`. */
export const rate = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/, 'must be a percentage such as 1.25')
  .describe('Percent');

/** A moment as ISO 8601 in UTC: `2026-11-21T12:00:00.000Z`. */
export const instant = z.iso.datetime().describe('A moment in UTC');
export type Instant = z.infer<typeof instant>;

/** A day without time: `2026-11-21`. */
export const day = z.iso.date();
export type Day = z.infer<typeof day>;
