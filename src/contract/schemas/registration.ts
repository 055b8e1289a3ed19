/** The fields a registration form may show (SPEC 2.4), by the names of the payload. */
export type RegisterFieldName =
  | 'username'
  | 'password'
  | 'confirmPassword'
  | 'paymentPassword'
  | 'recommenderId'
  | 'nickname'
  | 'payeeName'
  | 'email'
  | 'mobileNum'
  | 'idNumber'
  | 'qqNum'
  | 'facebook'
  | 'wechat'
  | 'line'
  | 'whatsapp'
  | 'zalo'
  | 'birthday'
  | 'affiliateCode'
  | 'captcha'
  | 'verificationCode';

/** One field's rule. `pattern` is a JavaScript regular expression without delimiters; lengths count characters. */
export interface RegisterFieldRule {
  enabled: boolean;
  required: boolean;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  captcha?: { enabled: boolean };
}

/** The rules that the platform sets for registration and for login fields (SPEC 2.4 and 5). */
export interface RegisterSettings {
  usernameEnabled: boolean;
  mobileEnabled: boolean;
  fields: Partial<Record<RegisterFieldName, RegisterFieldRule>>;
  login: Record<'loginUsername2' | 'loginPassword' | 'loginMobileNum' | 'verificationCode', RegisterFieldRule>;
}

/** How the page runs when someone registers (SPEC section 3). */
export type RegisterMethod = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/** The registration payload (SPEC section 3). Travels encrypted. */
export interface RegisterForm {
  type: 0;
  merchantCode: string;
  registerUrl: string;
  registerMethod: RegisterMethod;
  domain: string;
  username?: string;
  password: string;
  confirmPassword: string;
  countryDialingCode?: string;
  affiliateCode?: string;
  paymentPassword?: string;
  recommenderId?: string;
  nickname?: string;
  payeeName?: string;
  email?: string;
  mobileNum?: string;
  idNumber?: string;
  qqNum?: string;
  facebook?: string;
  wechat?: string;
  line?: string;
  whatsapp?: string;
  zalo?: string;
  birthday?: string;
  captcha?: string;
  captchaId?: string;
  verificationCode?: string;
  firebaseChannel?: 'sms';
  firebaseIdToken?: string;
  /** Links the new account to whom another service vouched for (assumed). */
  providerTicket?: string;
}
