import { z } from 'zod';

/** The answer of a call that only says that it worked. */
export const nothing = z.undefined();

/** Money that the platform states: up to 13 digits and two decimals, may be negative. */
export const decimal = z
  .string()
  .regex(/^-?\d{1,13}(\.\d{1,2})?$/)
  .describe('Money as a decimal string, never a float');

/** Money that a player states: never negative, up to 12 digits and two decimals. */
export const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be an amount such as 12.50')
  .describe('Money as a decimal string, never negative');

/** A share in percent with up to four decimals, such as `1.25`. */
export const rate = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/, 'must be a percentage such as 1.25')
  .describe('Percent');

/** A moment in UTC as ISO 8601. */
export const instant = z.iso.datetime().describe('A moment in UTC');

/** A day without time, YYYY-MM-DD. */
export const day = z.iso.date();

/** Text on one line that a person gives: 1 to `max` characters, no control characters. */
export function text(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u, 'must not hold control characters');
}

/** Text of several lines that a person gives: 1 to `max` characters. */
export function longText(max: number) {
  return z.string().min(1).max(max);
}

/** A secret that a person gives; its pattern is checked by the rules of registration, never echoed. */
export const secret = z.string().min(1).max(128);

/** A key of the platform: a transaction, an announcement, a vendor's game. */
export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.:-]+$/, 'must hold only letters, digits and _ . : -');

/** Letters, digits and underscore, 1 to 20 (SPEC section 5). */
export const username = z.string().regex(/^\w{1,20}$/, 'must be 1 to 20 letters, digits or underscores');

/** A dialled number, at most 20 characters (SPEC section 5). */
export const mobileNum = z.string().regex(/^\d{4,20}$/, 'must be 4 to 20 digits');

/** A country's dialling code, with or without its plus sign. */
export const countryDialingCode = z.string().regex(/^\+?\d{1,4}$/, 'must be a dialling code such as 55');

/** The answer to an image captcha (SPEC section 9). */
export const captcha = z.string().regex(/^\d{1,6}$/, 'must be at most 6 digits');

/** A code sent by SMS, at most 10 digits (SPEC section 5). */
export const verificationCode = z.string().regex(/^\d{1,10}$/, 'must be at most 10 digits');

/** A mail address, no longer than mail allows; wider than the form's own check (SPEC section 5), which is for people. */
export const email = z
  .string()
  .max(254)
  .regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,}$/, 'must be an e-mail address');

/** A language of the dictionaries, such as `pt`, `en` or `zh-TW`. */
export const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'must be a language such as pt');

/** The key of a site. */
export const merchantCode = id;

/** A path of the own site: one slash first, so that no other origin can be meant. */
export const ownPath = z
  .string()
  .max(512)
  .regex(/^\/(?![/\\])[^\s\p{Cc}\\]*$/u, 'must be a path of this site');

/** A path of the own origin or an https address, as answers carry it. */
export const address = z
  .string()
  .max(2048)
  .regex(/^(\/(?![/\\])|https?:\/\/)/);

/** A picture as a data string, jpeg or png, 5 MB at most (SPEC section 5): base64 takes four characters for three bytes. */
export const pictureData = z
  .string()
  .max(6_990_600)
  .regex(/^data:image\/(jpeg|jpg|png);base64,/, 'must be a jpeg or png picture of at most 5 MB');

/** 0 or 1 in a JSON answer. */
export const flag = z.literal([0, 1]);

/** A whole number in a query, where it arrives as text. */
export function queryInt(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max);
}

/** A fixed number in a query, where it arrives as text. */
export function queryLiteral<const N extends number>(value: N) {
  return z.coerce.number().pipe(z.literal(value));
}

/** The fields of PageQuery: pages start at 1, at most 1000 rows each. */
export const pageQuery = { pageNo: queryInt(1, 100_000), pageSize: queryInt(1, 1000) };

/** The fields of an inclusive range of days. */
export const dayRange = { startDate: day, endDate: day };

/** A whole number of things. */
export const count = z.int().min(0);

/** One page of rows. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ list: z.array(row), pageNum: z.int().min(1), totalPages: count });
}
