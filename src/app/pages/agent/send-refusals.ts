import type { TextKey } from '../../i18n/texts.ts';

/** Refusals that a transfer to the team has words of its own for. */
export const SEND_REFUSALS: Readonly<Record<string, TextKey>> = {
  'transfer.amount': 'send_amount_refused',
  'account.disabled': 'send_member_disabled',
};

/** Whether a refusal is about the payment password. */
export const wrongPassword = (code: string): boolean => code === 'password.wrong' || code === 'payment.password.wrong';
