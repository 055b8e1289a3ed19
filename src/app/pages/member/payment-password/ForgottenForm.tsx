import { useEffect, useState } from 'react';
import type { PaymentPasswordResetForm, ProofWay, SecurityConfig } from '../../../../contract/schemas/security.ts';
import { OwnerCode } from '../../../features/codes/OwnerCode.tsx';
import { faultsOf, faultText } from '../../../features/forms/faults.ts';
import { codeFault, knownSecretFault, tellRefusal } from '../../../features/forms/field-faults.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import { OwnerPassword } from '../../../features/passwords/PasswordField.tsx';
import { NewPaymentPassword } from '../../../features/passwords/PaymentPasswordField.tsx';
import { confirmFault, newPinFault } from '../../../features/passwords/payment-password-rules.ts';
import { t } from '../../../i18n/texts.ts';
import { recordOf } from '../../../lib/record-of.ts';
import { goBack } from '../../../routes/links.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { saveForgottenPayment } from '../../../stores/security/payment-password.ts';
import { securityQuestions } from '../../../stores/security/security-questions.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import styles from './PaymentPassword.css';

interface Fields extends Record<string, string> {
  password: string;
  verificationCode: string;
  newPaymentPassword: string;
  confirmation: string;
}

const FIRST: Fields = { password: '', verificationCode: '', newPaymentPassword: '', confirmation: '' };

/** The ways that this form can ask for. */
const WAYS: readonly ProofWay[] = ['mobile', 'email', 'questions'];

/** A payment password that was forgotten: the login password, one further proof, and a new one. */
export default function ForgottenForm({ config }: { config: SecurityConfig }) {
  const resetWays = config.resetWays.filter((way) => WAYS.includes(way));
  const [first] = resetWays;
  if (!first) return <Face kind="closed" title={t('reset_none')} text={t('reset_none_text')} />;
  return <WayForm config={{ ...config, resetWays }} first={first} />;
}

/** The form for the way that was chosen; the questions are those that the member has answered. */
function useReset({ paymentRule: rule }: SecurityConfig, way: ProofWay) {
  useEffect(() => securityQuestions.want(), []);
  const asked = way === 'questions' ? (securityQuestions.value.value ?? []).filter(({ answered }) => answered) : [];
  const answers = asked.map(({ questionId }) => `answer-${questionId}`);
  const form = useForm<Fields>({
    first: { ...recordOf(answers, () => ''), ...FIRST },
    check: (fields) =>
      faultsOf<string>({
        ...recordOf(answers, (name) => knownSecretFault(fields[name] ?? '')),
        verificationCode: way === 'questions' ? undefined : codeFault(fields.verificationCode),
        password: knownSecretFault(fields.password),
        newPaymentPassword: newPinFault(fields.newPaymentPassword, rule, [fields.password]),
        confirmation: confirmFault(fields.confirmation, fields.newPaymentPassword),
      }),
    send: (fields) =>
      saveForgottenPayment(
        payloadOf(
          way,
          fields,
          asked.map(({ questionId }) => questionId),
        ),
      ),
    refused: tellRefusal,
    done: () => {
      showToast('success', 'pin_changed', 2);
      goBack();
    },
  });
  return { ...form, asked };
}

interface WayFormProps {
  config: SecurityConfig;
  first: ProofWay;
}

function WayForm({ config, first }: WayFormProps) {
  const [way, setWay] = useState(first);
  const form = useReset(config, way);
  const { values, faults } = form;
  return (
    <form className={styles.secret} method="post" noValidate onSubmit={form.submit}>
      <p className={styles.secretLead}>{t('reset_lead')}</p>
      {config.resetWays.length > 1 && (
        <Segmented
          name="way"
          label={t('reset_way')}
          options={config.resetWays.map((id) => ({ id, label: t(`way_${id}`) }))}
          value={way}
          onChange={setWay}
        />
      )}
      <Proof way={way} masked={config.masked} form={form} />
      <OwnerPassword
        value={values.password}
        error={faultText(faults.password)}
        onChange={(password) => form.set({ password })}
      />
      <NewPaymentPassword
        rule={config.paymentRule}
        name="newPaymentPassword"
        values={values}
        faults={faults}
        onChange={form.set}
        onLook={form.leave}
      />
      {form.failed && (
        <p className={styles.secretFailed} role="alert">
          {faultText(form.failed)}
        </p>
      )}
      <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy}>
        {t('reset_submit')}
      </button>
    </form>
  );
}

interface ProofProps extends Pick<SecurityConfig, 'masked'> {
  way: ProofWay;
  form: ReturnType<typeof useReset>;
}

/** The further proof: a code to what the platform knows, or the answers to the member's questions. */
function Proof({ way, masked, form: { values, faults, asked, set, refuse } }: ProofProps) {
  if (way !== 'questions') {
    return (
      <OwnerCode
        key={way}
        to={way}
        target={() => ({ to: way })}
        hint={t('reset_code_to', { to: (way === 'mobile' ? masked.mobileNum : masked.email) ?? '' })}
        value={values.verificationCode}
        error={faultText(faults.verificationCode)}
        onChange={(verificationCode) => set({ verificationCode })}
        onRefused={refuse}
      />
    );
  }
  return asked.map(({ questionId, text }) => (
    <Field
      key={questionId}
      name={`answer-${questionId}`}
      label={text}
      value={values[`answer-${questionId}`] ?? ''}
      error={faultText(faults[`answer-${questionId}`])}
      maxLength={128}
      onChange={(answer) => set({ [`answer-${questionId}`]: answer })}
    />
  ));
}

/** The payload of one way. */
function payloadOf(way: ProofWay, fields: Fields, asked: readonly string[]): PaymentPasswordResetForm {
  const { newPaymentPassword, password, verificationCode } = fields;
  const answers = asked.map((questionId) => ({ questionId, answer: fields[`answer-${questionId}`] ?? '' }));
  return { newPaymentPassword, password, way, ...(way === 'questions' ? { answers } : { verificationCode }) };
}
