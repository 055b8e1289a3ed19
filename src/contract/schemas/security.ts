import { z } from 'zod';
import { ANSWER_LENGTH } from '../fields/limits.ts';
import { textRule } from './member.ts';
import { count, id, secret, text, verificationCode } from './primitives.ts';

/** How a member proves to be the owner of the account: a code to the known number or address, or the answers to questions. */
export const proofWay = z.enum(['mobile', 'email', 'questions']);
export type ProofWay = z.infer<typeof proofWay>;

/** Which protections are set: the rows of the security centre. */
export const securityConfig = z.strictObject({
  paymentPassword: z.boolean(),
  email: z.boolean(),
  mobileNum: z.boolean(),
  payeeName: z.boolean(),
  bankCard: z.boolean(),
  securityQuestions: z.boolean(),
  /** 0 weak to 100 strong. */
  score: z.int().min(0).max(100),
  /** What is set, masked, so that its owner knows it again. */
  masked: z.strictObject({
    email: z.string().exactOptional(),
    mobileNum: z.string().exactOptional(),
    payeeName: z.string().exactOptional(),
  }),
  /** Ways to a new payment password, of which one is enough; none: customer service does it. */
  resetWays: z.array(proofWay),
  /** How many questions a member answers. */
  questionCount: count,
  /** What a payment password looks like. */
  paymentRule: textRule,
});
export interface SecurityConfig extends z.infer<typeof securityConfig> {}

/** Sets the payment password; the old one is asked for once there is one, the login password before that. */
export const paymentPasswordForm = z.strictObject({
  paymentPassword: secret,
  oldPaymentPassword: secret.exactOptional(),
  password: secret.exactOptional(),
});
export interface PaymentPasswordForm extends z.infer<typeof paymentPasswordForm> {}

/** The answer to a security question. */
export const securityAnswer = z.strictObject({ questionId: id, answer: text(ANSWER_LENGTH) });
export interface SecurityAnswer extends z.infer<typeof securityAnswer> {}

const answers = z.array(securityAnswer).min(1).max(10);

/** Sets a forgotten payment password by the login password and one of the ways of the security configuration. */
export const paymentPasswordResetForm = z.strictObject({
  newPaymentPassword: secret,
  password: secret,
  way: proofWay,
  /** For the ways `mobile` and `email`: the code of `sendOwnCode`. */
  verificationCode: verificationCode.exactOptional(),
  /** For the way `questions`: all that the member has answered. */
  answers: answers.exactOptional(),
});
export interface PaymentPasswordResetForm extends z.infer<typeof paymentPasswordResetForm> {}

/** A question of the platform's list; answers are never sent back. */
export const securityQuestion = z.strictObject({ questionId: id, text: z.string(), answered: z.boolean() });
export interface SecurityQuestion extends z.infer<typeof securityQuestion> {}

/** The answers of a member, confirmed by the login password; they take the place of those before. */
export const securityAnswersForm = z.strictObject({ password: secret, answers });
export interface SecurityAnswersForm extends z.infer<typeof securityAnswersForm> {}
