/** Sets a forgotten password by a code on the phone (SPEC section 3). */
export interface SetPasswordForm {
  newPassword: string;
  mobileNum: string;
  verificationCode: string;
  countryDialingCode?: string;
  firebaseIdToken?: string;
}

/** Changes the password (SPEC section 3); the old one is left out only where its rule is not required. */
export interface ChangePasswordForm {
  oldPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Asks for a mail to set a forgotten password; travels as a form (SPEC 7.1). */
export interface EmailRecoveryForm {
  username: string;
  email: string;
}

/** Sets the payment password; the old one is asked for once there is one. */
export interface PaymentPasswordForm {
  paymentPassword: string;
  oldPaymentPassword?: string;
}

/** Sets a forgotten payment password by the login password and, where a mobile number is known, a code sent to it. */
export interface PaymentPasswordResetForm {
  newPaymentPassword: string;
  password: string;
  verificationCode?: string;
}

/** A question of the platform's list; answers are never sent back. */
export interface SecurityQuestion {
  questionId: string;
  text: string;
  answered: boolean;
}

/** The answers of a member, confirmed by the login password. */
export interface SecurityAnswersForm {
  password: string;
  answers: { questionId: string; answer: string }[];
}
