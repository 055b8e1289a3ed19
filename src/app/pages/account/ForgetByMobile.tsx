import { type FormEvent, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { keepTyped, typedTexts } from '../../device/form-draft.ts';
import { t } from '../../i18n/texts.ts';
import { failureOf } from '../../stores/error-text.ts';
import { resetPassword } from '../../stores/password.ts';
import { registerSettings } from '../../stores/registration.ts';
import { showToast } from '../../stores/toasts.ts';
import { wallet } from '../../stores/wallet.ts';
import { Field } from '../../ui/field/Field.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import { enterSite } from './enter-site.ts';
import { faultText } from './field-text.ts';
import { type MobileFaults, type MobileFields, mobileFaults } from './forget-rules.ts';
import { phoneRules } from './login-rules.ts';
import { PartFace } from './PartFace.tsx';
import { NO_PHONE } from './phone-rules.ts';
import { withTexts } from './phone-texts.ts';
import { phoneProvider } from './proof-parts.ts';

const FORM = 'forgetMobile';

/** The form begins with it: it comes by itself. */
const phone = {
  load: withTexts(() => import('./parts/PhoneFields.tsx')),
  afterPaint: true,
};

/** A new password by SMS code; it signs in. The button waits until a field was touched and all are right (SPEC 2.5, section 5). */
export function ForgetByMobile() {
  const { fields, faults, ready, busy, set, leave, setFaults, submit } = useReset(useSearch());
  const { Part, failed, retry } = usePart(phone);
  const settings = registerSettings.value.value;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      {Part ? (
        <Part
          purpose="noLogin"
          values={fields}
          faults={faults}
          rules={phoneRules(settings?.login)}
          onChange={set}
          onFault={setFaults}
          onLeave={leave}
        />
      ) : (
        <PartFace count={2} failed={failed} onRetry={retry} />
      )}
      <Field
        name="password"
        type="password"
        label={t('new_password')}
        value={fields.password}
        error={faultText(faults.password)}
        maxLength={settings?.fields.password?.maxLength ?? 64}
        autoComplete="new-password"
        reveal={{ show: t('password_show'), hide: t('password_hide') }}
        onChange={(password) => set({ password })}
        onBlur={() => leave('password')}
      />
      <button type="submit" className="btn btn-primary btn-wide" disabled={!ready} aria-busy={busy}>
        {t('forget_mobile_submit')}
      </button>
    </form>
  );
}

function useReset(search: string) {
  const [fields, setFields] = useState<MobileFields>(() => ({ ...NO_PHONE, ...typedTexts(FORM), password: '' }));
  const [faults, setFaults] = useState<MobileFaults>({});
  const [busy, setBusy] = useState(false);
  const found = mobileFaults(fields, registerSettings.value.value);
  const ready = Object.keys(found).length === 0;

  const set = (change: Partial<MobileFields>) => {
    const next = { ...fields, ...change };
    setFields(next);
    keepTyped(FORM, { mobileNum: next.mobileNum, countryDialingCode: next.countryDialingCode });
    setFaults({});
  };
  // An empty field is only told when it was left with something typed before it: nobody is scolded for looking around.
  const leave = (name: keyof MobileFaults) => {
    const fault = fields[name] ? found[name] : undefined;
    setFaults((now) => ({ ...now, ...(fault && { [name]: fault }) }));
  };
  const submit = async () => {
    if (busy || !ready) return;
    setBusy(true);
    try {
      const { password: newPassword, ...proof } = fields;
      const firebaseIdToken = await (await phoneProvider())?.providerProof(proof);
      await resetPassword({ ...proof, newPassword, ...(firebaseIdToken && { firebaseIdToken }) });
      keepTyped(FORM, undefined);
      void wallet.load();
      showToast('success', 'forget_mobile_done', 3);
      enterSite(search);
    } catch (thrown) {
      refuse(thrown);
    } finally {
      setBusy(false);
    }
  };
  /** The same password clears its field, everything else the code (SPEC section 8). */
  const refuse = (thrown: unknown) => {
    const { code, refused, text, toast } = failureOf(thrown);
    if (code === 'modify.new.old.same') {
      setFields((now) => ({ ...now, password: '' }));
      setFaults({ password: { key: 'same_password' } });
      return;
    }
    setFields((now) => ({ ...now, verificationCode: '' }));
    if (refused) setFaults({ verificationCode: { key: text } });
    else showToast(toast, text, 3);
  };
  return { fields, faults, ready, busy, set, leave, setFaults, submit };
}
