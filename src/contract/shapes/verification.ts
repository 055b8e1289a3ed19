/** A person's answer to the human check of the platform, where the site asks for one (assumed: the image captcha). */
export interface HumanCheck {
  captchaId: string;
  captcha: string;
}

/** Asks for a code by SMS (SPEC section 3). */
export interface SmsCodeForm {
  mobileNum: string;
  countryDialingCode: string;
  humanCheck?: HumanCheck;
}

/** Until when the code holds: milliseconds since 1970, in UTC. No other code is sent before it. */
export interface CodeSent {
  expirationTime: number;
}
