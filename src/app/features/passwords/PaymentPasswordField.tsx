import type { SecurityConfig } from '../../../contract/schemas/security.ts';
import { t } from '../../i18n/texts.ts';
import { PinField } from '../../ui/field/PinField.tsx';
import { type Fault, faultText } from '../forms/faults.ts';
import { PasswordField } from './PasswordField.tsx';
import { pinLength } from './payment-password-rules.ts';

interface PaymentPasswordFieldProps {
  rule: SecurityConfig['paymentRule'];
  name: string;
  label: string;
  value: string;
  fault: Fault | undefined;
  onChange: (pin: string) => void;
}

/** A payment password: boxes for a few digits, else a line, as the site's rule has it. */
export function PaymentPasswordField({ rule, fault, ...field }: PaymentPasswordFieldProps) {
  const length = pinLength(rule);
  const frame = { ...field, error: faultText(fault) };
  if (!length) return <PasswordField {...frame} maxLength={rule.maxLength} />;
  return <PinField {...frame} length={length} reveal={{ show: t('password_show'), hide: t('password_hide') }} />;
}

interface NewPaymentPasswordProps<Name extends string> {
  rule: SecurityConfig['paymentRule'];
  /** What the form calls the new one; the repeated one is `confirmation`. */
  name: Name;
  values: Record<Name | 'confirmation', string>;
  faults: Partial<Record<Name | 'confirmation', Fault>>;
  onChange: (change: Partial<Record<Name | 'confirmation', string>>) => void;
  /** Checks the repetition: it is wrong, or right again, by what the new one is now (SPEC section 5). */
  onLook: (confirmation: 'confirmation') => void;
}

/** A new payment password, typed twice. */
export function NewPaymentPassword<Name extends string>(props: NewPaymentPasswordProps<Name>) {
  const { rule, name, values, faults, onChange, onLook } = props;
  const field = (of: Name | 'confirmation', label: string) => (
    <PaymentPasswordField
      rule={rule}
      name={of}
      label={label}
      value={values[of]}
      fault={faults[of]}
      onChange={(pin) => {
        onChange({ [of]: pin } as Partial<Record<Name | 'confirmation', string>>);
        if (of === name) onLook('confirmation');
      }}
    />
  );
  return (
    <>
      {field(name, t('pin_new'))}
      {field('confirmation', t('pin_confirm'))}
    </>
  );
}
