import styles from './CodeField.css';
import { Field, type FieldProps } from './Field.tsx';

export interface CodeFieldProps
  extends Pick<FieldProps, 'name' | 'label' | 'hint' | 'error' | 'value' | 'onChange' | 'onBlur'>,
    Required<Pick<FieldProps, 'maxLength'>> {
  /** What the button says: "Send code", or how long to wait. */
  sendLabel: string;
  /** While a code is on its way, or the next may not be asked for yet. */
  waiting: boolean;
  onSend: () => void;
}

/** The digits of a code that is sent by SMS, with the button that has it sent; the phone offers the code by itself. */
export function CodeField({ sendLabel, waiting, onSend, onChange, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(text) => onChange(text.replace(/\D/g, ''))}
      after={
        <button type="button" className={styles.codeSend} disabled={waiting} onClick={onSend}>
          {sendLabel}
        </button>
      }
    />
  );
}
