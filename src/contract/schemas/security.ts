import type { TextRule } from './member.ts';

/** How a member proves to be the owner of the account: a code to the known number or address, or the answers to questions. */
export type ProofWay = 'mobile' | 'email' | 'questions';

/** Which protections are set: the rows of the security centre. */
export interface SecurityConfig {
  paymentPassword: boolean;
  email: boolean;
  mobileNum: boolean;
  payeeName: boolean;
  bankCard: boolean;
  securityQuestions: boolean;
  /** 0 weak to 100 strong. */
  score: number;
  /** What is set, masked, so that its owner knows it again. */
  masked: { email?: string; mobileNum?: string; payeeName?: string };
  /** Ways to a new payment password, of which one is enough; none: customer service does it. */
  resetWays: ProofWay[];
  /** How many questions a member answers. */
  questionCount: number;
  /** What a payment password looks like. */
  paymentRule: TextRule;
}

/** Sets the payment password; the old one is asked for once there is one, the login password before that. */
export interface PaymentPasswordForm {
  paymentPassword: string;
  oldPaymentPassword?: string;
  password?: string;
}

/** The answer to a security question. */
export interface SecurityAnswer {
  questionId: string;
  answer: string;
}

/** Sets a forgotten payment password by the login password and one of the ways of the security configuration. */
export interface PaymentPasswordResetForm {
  newPaymentPassword: string;
  password: string;
  way: ProofWay;
  /** For the ways `mobile` and `email`: the code of `sendOwnCode`. */
  verificationCode?: string;
  /** For the way `questions`: all that the member has answered. */
  answers?: SecurityAnswer[];
}

/** A question of the platform's list; answers are never sent back. */
export interface SecurityQuestion {
  questionId: string;
  text: string;
  answered: boolean;
}

/** The answers of a member, confirmed by the login password; they take the place of those before. */
export interface SecurityAnswersForm {
  password: string;
  answers: SecurityAnswer[];
}
