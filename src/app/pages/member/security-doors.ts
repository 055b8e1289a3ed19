import { firstPassword, go, withdraw } from '../../routes/links.ts';
import { kyc, linked, paymentPassword, protection, securityCenter } from './paths.ts';
import type { SecurityRowId } from './security-rows.ts';
import type { EditorName } from './use-editor.tsx';

const EDITOR: Partial<Record<SecurityRowId, EditorName>> = {
  email: 'email',
  mobileNum: 'mobile',
  payeeName: 'payeeName',
  securityQuestions: 'questions',
};

const PAGE: Partial<Record<SecurityRowId, string>> = {
  password: firstPassword(`?next=${encodeURIComponent(securityCenter)}`),
  paymentPassword,
  bankCard: withdraw,
  kyc,
  linked,
  protection,
};

/** Opens what a row of the security centre is about: a page, or a form in a sheet. */
export function openRow(id: SecurityRowId, edit: (name: EditorName) => void): void {
  const page = PAGE[id];
  const editor = EDITOR[id];
  if (page) go(page);
  else if (editor) edit(editor);
}
