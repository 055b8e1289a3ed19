import type { SecurityConfig } from '../../../contract/schemas/security.ts';
import { t } from '../../i18n/texts.ts';
import { Field } from '../../ui/field/Field.tsx';
import { PinField } from '../../ui/field/PinField.tsx';
import { faultText } from './fault-text.ts';
import type { Fault } from './form-rules.ts';
import { pinLength } from './pin-rules.ts';

interface PinInputProps {
  rule: SecurityConfig['paymentRule'];
  name: string;
  label: string;
  hint?: string | undefined;
  value: string;
  fault: Fault | undefined;
  onChange: (pin: string) => void;
}

/** A payment password: boxes for a few digits, else a line, as the site's rule has it. */
export function PinInput({ rule, name, label, hint, value, fault, onChange }: PinInputProps) {
  const length = pinLength(rule);
  const frame = { name, label, hint, value, error: faultText(fault), onChange };
  const reveal = { show: t('secret_show'), hide: t('secret_hide') };
  if (length) return <PinField {...frame} length={length} reveal={reveal} />;
  return <Field {...frame} type="password" reveal={reveal} maxLength={rule.maxLength ?? 64} />;
}
