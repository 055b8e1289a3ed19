import { z } from 'zod';
import { CAPTCHA_LENGTH, CODE_LENGTH, MOBILE_LENGTH, PICTURE_BYTES, USERNAME_LENGTH } from '../fields/limits.ts';

/** The answer of a call that only says that it worked. */
export const nothing = z.undefined();

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

/** The token of another service: long, and opaque. */
export const serviceToken = z.string().min(1).max(8192);

/** A key of the platform: a transaction, an announcement, a vendor's game. */
export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.:-]+$/, 'must hold only letters, digits and _ . : -');

/** Letters, digits and underscore, 1 to 20 (SPEC section 5). */
export const username = z
  .string()
  .regex(new RegExp(`^\\w{1,${USERNAME_LENGTH}}$`), `must be 1 to ${USERNAME_LENGTH} letters, digits or underscores`);

/** A dialled number, at most 20 characters (SPEC section 5). */
export const mobileNum = z
  .string()
  .regex(new RegExp(`^\\d{4,${MOBILE_LENGTH}}$`), `must be 4 to ${MOBILE_LENGTH} digits`);

/** A country's dialling code, with or without its plus sign. */
export const countryDialingCode = z.string().regex(/^\+?\d{1,4}$/, 'must be a dialling code such as 55');

/** The answer to an image captcha (SPEC section 9). */
export const captchaAnswer = z
  .string()
  .regex(new RegExp(`^\\d{1,${CAPTCHA_LENGTH}}$`), `must be at most ${CAPTCHA_LENGTH} digits`);

/** A code sent by SMS, at most 10 digits (SPEC section 5). */
export const verificationCode = z
  .string()
  .regex(new RegExp(`^\\d{1,${CODE_LENGTH}}$`), `must be at most ${CODE_LENGTH} digits`);

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

/** Characters before the base64 of a picture at most, with some room. */
const DATA_HEAD = 92;

/** A picture as a data string, jpeg or png, 5 MB at most (SPEC section 5): base64 takes four characters for three bytes. */
export const pictureData = z
  .string()
  .max(4 * Math.ceil(PICTURE_BYTES / 3) + DATA_HEAD)
  .regex(/^data:image\/(jpeg|jpg|png);base64,/, 'must be a jpeg or png picture of at most 5 MB');

/** What a picture that is sent in pieces may be. */
export const pictureType = z.enum(['image/jpeg', 'image/png']);

/** A SHA-256 in hex. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex');

/** Bytes of one piece of a picture at most, whatever the platform asks for. */
const PIECE_BYTES = 1_048_576;

/** One piece of a picture, as bytes. */
export const piece = z.instanceof(ArrayBuffer).refine(({ byteLength }) => byteLength > 0 && byteLength <= PIECE_BYTES);

/** 0 or 1 in a JSON answer. */
export const flag = z.literal([0, 1]);

/** A whole number of things. */
export const count = z.int().min(0);

/** A whole number in a query, where it arrives as text. */
export function queryInt(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max);
}

/** A fixed number in a query, where it arrives as text. */
export function queryLiteral<const N extends number>(value: N) {
  return z.coerce.number().pipe(z.literal(value));
}

/** The query of calls whose answer holds texts in one language. */
export const languageQuery = z.strictObject({ language });
export interface LanguageQuery extends z.infer<typeof languageQuery> {}
