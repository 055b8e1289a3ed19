import { useState } from 'react';
import type { TextKey } from '../../i18n/texts.ts';
import { ask } from '../../stores/dialogs.ts';
import { failureOf } from '../../stores/error-text.ts';
import { heldPassword } from '../../stores/held-password.ts';
import { replacePassword } from '../../stores/password.ts';
import { registerSettings } from '../../stores/registration.ts';
import { hideToast, showToast } from '../../stores/toasts.ts';
import { focusField } from '../../ui/field/shell.tsx';
import { CHANGE_ORDER, type ChangeFaults, type ChangeFields, changeFaults } from './change-rules.ts';
import { enterSite } from './enter-site.ts';

/** Seconds that the loading toast may stand, and ms until the page is left (SPEC section 9). */
const LOADING = 10;
const LEAVE_AFTER = 1000;

const sayItIsTheSame = () => ask({ title: 'same_password_title', text: 'same_password', submit: 'ok' });

/** The form of a new password: what is typed, what is wrong, and the sequence of SPEC section 4. */
export function useChange(search: string) {
  const [fields, setFields] = useState<ChangeFields>({ old_password: '', password: '', confimpsw: '' });
  const [faults, setFaults] = useState<ChangeFaults>({});
  const [asked, setAsked] = useState(() => heldPassword() === undefined);
  const [failed, setFailed] = useState<TextKey>();
  const [busy, setBusy] = useState(false);

  const set = (change: Partial<ChangeFields>) => {
    setFields((now) => ({ ...now, ...change }));
    setFaults({});
    setFailed(undefined);
  };
  const show = (found: ChangeFaults) => {
    setFaults(found);
    const first = CHANGE_ORDER.find((name) => found[name]);
    if (first) focusField(first);
  };
  const refuse = (thrown: unknown) => {
    const { code, text } = failureOf(thrown);
    if (code === 'modify.new.old.same') return void sayItIsTheSame();
    if (code !== 'password.wrong') return setFailed(text);
    setAsked(true);
    setFaults({ old_password: { key: 'password_wrong' } });
  };
  const submit = async () => {
    if (busy) return;
    const found = changeFaults(fields, asked, registerSettings.value.peek());
    if (Object.keys(found).length) return show(found);
    const { password: newPassword, confimpsw: confirmNewPassword } = fields;
    const oldPassword = asked ? fields.old_password : heldPassword();
    if (newPassword === oldPassword) return void sayItIsTheSame();
    setBusy(true);
    const loading = showToast('loading', 'in_please_wait', LOADING);
    try {
      await replacePassword({ newPassword, confirmNewPassword, ...(oldPassword && { oldPassword }) });
      showToast('success', 'in_chang_saved', 2);
      setTimeout(() => enterSite(search), LEAVE_AFTER);
    } catch (thrown) {
      hideToast(loading);
      setBusy(false);
      refuse(thrown);
    }
  };
  return { fields, faults, asked, failed, busy, set, submit };
}
