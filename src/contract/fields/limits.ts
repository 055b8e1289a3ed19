/** Letters of a username at most (SPEC section 5). */
export const USERNAME_LENGTH = 20;

/** Digits of a mobile number at most (SPEC section 5). */
export const MOBILE_LENGTH = 20;

/** Digits of an image captcha (SPEC section 9). */
export const CAPTCHA_LENGTH = 6;

/** Digits of a code by SMS or mail at most (SPEC section 5). */
export const CODE_LENGTH = 10;

/** Characters of a remark, of feedback and of a reason at most (SPEC section 5). */
export const REMARKS_LENGTH = 140;

/** Characters of a line in a live room's chat at most. */
export const LIVE_LINE_LENGTH = 140;

/** Pictures of a reward application at most (SPEC section 5). */
export const MOST_PICTURES = 3;

/** Bytes of one picture at most (SPEC section 5). */
export const PICTURE_BYTES = 5_242_880;

/** Digits before the point that a player may state as an amount. */
export const AMOUNT_DIGITS = 12;

/** Characters of a security answer at most. */
export const ANSWER_LENGTH = 128;

/**
 * What an agent may send a member at once, in minor units of a currency of so many decimals: 1 to 50,000 units. A unit of more than three
 * decimals may be a fortune, so there it begins at 1,000 minor units.
 */
export const sentLimits = (decimals: number) => ({ least: 10 ** Math.min(decimals, 3), most: 50_000 * 10 ** decimals });
