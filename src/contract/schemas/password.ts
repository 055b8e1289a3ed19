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
