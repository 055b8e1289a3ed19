import { useState } from 'react';
import { useForm } from '../../../features/forms/use-form.ts';
import { enterSite } from '../../../features/sign-in/enter-site.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { heldPassword } from '../../../stores/password/held-password.ts';
import { replacePassword } from '../../../stores/password/password.ts';
import { registerSettings } from '../../../stores/registration/registration.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { hideToast, showToast } from '../../../stores/screen/toasts.ts';
import { type ChangeFields, changeFaults } from './change-rules.ts';

/** Seconds that the loading toast may stand, and ms until the page is left (SPEC section 9). */
const LOADING = 10;
const LEAVE_AFTER = 1000;

const EMPTY: ChangeFields = { old_password: '', password: '', confimpsw: '' };

const sayItIsTheSame = () => ask({ title: 'same_password_title', text: 'same_password', submit: 'ok' });

/** The form of a new password: what is typed, what is wrong, and the sequence of SPEC section 4. */
export function useChange(search: string) {
  const [asked, setAsked] = useState(() => heldPassword() === undefined);
  const form = useForm<ChangeFields>({
    first: EMPTY,
    together: true,
    check: (values) => changeFaults(values, asked, registerSettings.value.peek()),
    send: async ({ old_password, password: newPassword, confimpsw: confirmNewPassword }) => {
      const oldPassword = asked ? old_password : heldPassword();
      if (newPassword === oldPassword) return void sayItIsTheSame();
      const loading = showToast('loading', 'in_please_wait', LOADING);
      try {
        await replacePassword({ newPassword, confirmNewPassword, ...(oldPassword && { oldPassword }) });
      } finally {
        hideToast(loading);
      }
      showToast('success', 'in_chang_saved', 2);
      await new Promise((resolve) => setTimeout(resolve, LEAVE_AFTER));
      enterSite(search);
    },
    refused: (thrown, { tell }) => {
      const { code, text } = failureOf(thrown);
      if (code === 'modify.new.old.same') return void sayItIsTheSame();
      if (code === 'password.wrong') setAsked(true);
      tell(code === 'password.wrong' ? 'old_password' : undefined, {
        key: code === 'password.wrong' ? 'password_wrong' : text,
      });
    },
  });
  return { ...form, asked };
}
