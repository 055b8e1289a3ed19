/** The result of the human check, where the platform asks for one (`human.required`). */
export interface HumanCheck {
  token: string;
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

/** Asks for a code to what the account has already. */
export interface OwnCodeForm {
  way: 'mobile' | 'email';
}
