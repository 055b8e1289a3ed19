import { type Fault, faultsOf } from '../forms/faults.ts';
import { type FormActions, type FormPlan, useForm } from '../forms/use-form.ts';

/** The payment password that confirms a movement of money, as forms call it. Nothing keeps it. */
export type PaymentSecretFields = { paymentPassword: string };

/** What a wrong payment password is told as. */
export const WRONG_SECRET: Fault = { key: 'pay_password_wrong' };

/** Whether a refusal is about the payment password. */
export const isWrongSecret = (code: string | undefined): boolean => code?.endsWith('password.wrong') ?? false;

/** What is wrong with a payment password that only has to be there. */
export const secretFault = (secret: string): Fault | undefined => (secret ? undefined : { key: 'pay_password_empty' });

/** Takes a wrong payment password away, and asks for it again; false, as nothing was taken. */
export function askSecretAgain({ set, tell }: Pick<FormActions<PaymentSecretFields>, 'set' | 'tell'>): false {
  set({ paymentPassword: '' });
  tell('paymentPassword', WRONG_SECRET);
  return false;
}

/** A form that asks for the payment password alone. */
export const useSecretForm = (plan: Pick<FormPlan<PaymentSecretFields>, 'send' | 'refused' | 'done'>) =>
  useForm<PaymentSecretFields>({
    ...plan,
    first: { paymentPassword: '' },
    check: ({ paymentPassword }) => faultsOf({ paymentPassword: secretFault(paymentPassword) }),
  });
