import { caretDown } from '../icon/controls.ts';
import { Icon } from '../icon/Icon.tsx';
import { Field, type FieldProps } from './Field.tsx';
import styles from './PhoneField.css';

export interface PhoneFieldProps
  extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'error' | 'value' | 'onChange' | 'onBlur' | 'required'>,
    Required<Pick<FieldProps, 'maxLength'>> {
  /** The dialling code chosen, without its plus. */
  code: string;
  codes: readonly { code: string; label: string }[];
  /** Name of the choice of country for screen readers. */
  codeLabel: string;
  onCode: (code: string) => void;
}

/** A mobile number behind its country's dialling code, which the phone's own picker chooses; letters and signs are left out. */
export function PhoneField({ code, codes, codeLabel, onCode, onChange, ...field }: PhoneFieldProps) {
  return (
    <Field
      {...field}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      onChange={(text) => onChange(text.replace(/\D/g, ''))}
      before={
        <span className={styles.dial}>
          <span aria-hidden="true">+{code}</span>
          <Icon path={caretDown} size="sm" />
          <select
            className={styles.dialChoice}
            aria-label={codeLabel}
            value={code}
            onChange={(event) => onCode(event.currentTarget.value)}
          >
            {codes.map((option) => (
              <option key={option.label} value={option.code}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
