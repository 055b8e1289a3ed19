import { useSearch } from 'wouter/use-browser-location';
import { NO_PHONE } from '../../../features/codes/phone-rules.ts';
import { phoneProvider } from '../../../features/codes/sms-proof.ts';
import { faultText } from '../../../features/forms/faults.ts';
import { type FormActions, useForm } from '../../../features/forms/use-form.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { PasswordField } from '../../../features/passwords/PasswordField.tsx';
import { enterSite } from '../../../features/sign-in/enter-site.ts';
import { t } from '../../../i18n/texts.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { resetPassword } from '../../../stores/password/password.ts';
import { registerSettings } from '../../../stores/registration/registration.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import { FieldBones } from '../FormBones.tsx';
import { phoneRules } from '../field-faults.ts';
import { type MobileFields, mobileFaults } from './forget-rules.ts';

const PhoneFields = lazy(() => import('../../../features/codes/PhoneFields.tsx'), {
  texts: ['proof'],
  afterPaint: true,
});

const EMPTY: MobileFields = { ...NO_PHONE, password: '' };

/** A new password by SMS code; it signs in. The button waits until a field was touched and all are right (SPEC 2.5, section 5). */
export function ForgetByMobile() {
  const search = useSearch();
  const settings = registerSettings.value.value;
  const { values, faults, set, leave, ...form } = useForm({
    name: 'forgetMobile',
    first: EMPTY,
    check: (fields) => mobileFaults(fields, settings),
    send: async ({ password: newPassword, ...proof }) => {
      const firebaseIdToken = await (await phoneProvider())?.providerProof(proof);
      await resetPassword({ ...proof, newPassword, ...(firebaseIdToken && { firebaseIdToken }) });
      void wallet.load();
      showToast('success', 'forget_mobile_done', 3);
      enterSite(search);
    },
    refused,
  });
  const ready = Object.keys(mobileFaults(values, settings)).length === 0;
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Part
        of={PhoneFields}
        props={{
          purpose: 'noLogin',
          values,
          faults,
          rules: phoneRules(settings?.login),
          onChange: set,
          onFault: form.show,
          onLeave: leave,
        }}
        bones={<FieldBones count={2} />}
      />
      <PasswordField
        name="password"
        label={t('new_password')}
        value={values.password}
        error={faultText(faults.password)}
        maxLength={settings?.fields.password?.maxLength}
        autoComplete="new-password"
        onChange={(password) => set({ password })}
        onBlur={() => leave('password')}
      />
      <button type="submit" className="btn btn-primary btn-wide" disabled={!ready} aria-busy={form.busy}>
        {t('forget_mobile_submit')}
      </button>
    </form>
  );
}

/** The same password clears its field, everything else the code (SPEC section 8). */
function refused(thrown: unknown, { set, tell }: FormActions<MobileFields>): void {
  const { code, refused: said, text, toast } = failureOf(thrown);
  if (code === 'modify.new.old.same') {
    set({ password: '' });
    tell('password', { key: 'same_password' });
    return;
  }
  set({ verificationCode: '' });
  if (said) tell('verificationCode', { key: text });
  else showToast(toast, text, 3);
}
