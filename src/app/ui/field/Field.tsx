import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { eye, eyeSlash } from '../icon/controls.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.css';
import { type FieldFrame, FieldShell, fieldVoice } from './shell.tsx';

export interface FieldProps extends FieldFrame {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'password' | 'tel' | 'email' | 'search' | 'date';
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  autoComplete?: string;
  maxLength?: number;
  /** Shown, not to be changed. */
  readOnly?: boolean;
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean;
  /** For dates: YYYY-MM-DD. */
  min?: string;
  max?: string;
  /** Labels of the eye of a password; without them no eye is drawn. */
  reveal?: { show: string; hide: string };
  /** Inside the frame, before and after the text: a dialling code, a currency, a button. */
  before?: ReactNode;
  after?: ReactNode;
}

/** One line of text with its label, hint, error and counter. 16 px text keeps iOS from zooming in. */
export function Field(props: FieldProps) {
  const { value, type = 'text', maxLength, counter, reveal, before, after } = props;
  const [plain, setPlain] = useState(false);
  const toggle = type === 'password' ? reveal : undefined;
  const count = counter && maxLength !== undefined && (
    <span className={styles.fieldCount}>
      {value.length}/{maxLength}
    </span>
  );
  return (
    <FieldShell frame={props} aside={count}>
      <div className={styles.fieldBox}>
        {before && <span className={styles.fieldBefore}>{before}</span>}
        <input
          {...fieldVoice(props)}
          className={styles.fieldInput}
          type={toggle && plain ? 'text' : type}
          value={value}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={maxLength}
          readOnly={props.readOnly}
          min={props.min}
          max={props.max}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
        />
        {toggle && (
          <button
            type="button"
            className={styles.fieldEye}
            aria-label={plain ? toggle.hide : toggle.show}
            onClick={() => setPlain(!plain)}
          >
            <Icon path={plain ? eyeSlash : eye} size="md" />
          </button>
        )}
        {after}
      </div>
    </FieldShell>
  );
}
