import { firstPassword, go, withdraw } from '../../routes/links.ts';
import { paymentPassword, securityCenter } from './paths.ts';
import type { SecurityRowId } from './security-rows.ts';
import type { EditorName } from './use-editor.tsx';

const EDITOR = {
  email: 'email',
  mobileNum: 'mobile',
  payeeName: 'payeeName',
  securityQuestions: 'questions',
} as const;

/** Opens what a row of the security centre is about: a page, or a form in a sheet. */
export function openRow(id: SecurityRowId, edit: (name: EditorName) => void): void {
  if (id === 'password') go(firstPassword(`?next=${encodeURIComponent(securityCenter)}`));
  else if (id === 'paymentPassword') go(paymentPassword);
  else if (id === 'bankCard') go(withdraw);
  else edit(EDITOR[id]);
}
