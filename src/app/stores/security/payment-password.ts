import { resetPaymentPassword, setPaymentPassword } from '../../../contract/calls/security.ts';
import type { PaymentPasswordForm, PaymentPasswordResetForm } from '../../../contract/schemas/security.ts';
import { send } from '../../api/client.ts';
import { refreshSecurity } from './security.ts';

/** Sets or changes the payment password. @throws CallError `password.wrong`, `too.many.requests`. */
export async function savePaymentPassword(form: PaymentPasswordForm): Promise<void> {
  await send(setPaymentPassword, { body: form });
  refreshSecurity();
}

/** Sets a forgotten payment password. @throws CallError `password.wrong`, `verification.invalid`, `answer.wrong`. */
export async function saveForgottenPayment(form: PaymentPasswordResetForm): Promise<void> {
  await send(resetPaymentPassword, { body: form });
  refreshSecurity();
}
