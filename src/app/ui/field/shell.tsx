import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { warningCircleFill } from '../icon/shell.ts';
import styles from './Field.css';

/** Id of the control of the field `name`: what focuses the first invalid field of a form. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Puts the focus into the field `name`; false when the page has none. */
export function focusField(name: string): boolean {
  const control = document.getElementById(fieldId(name));
  control?.focus();
  return control !== null;
}

/** What every control of a form shares. */
export interface FieldFrame {
  /** Unique on its page; gives the control its name and id. */
  name: string;
  label: string;
  /** Told below the control while there is no error. */
  hint?: string | undefined;
  /** What is wrong with the value; '' or nothing when it is fine. Read out when it appears. */
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
export function fieldVoice({ name, hint, error, required = false, disabled = false }: FieldFrame) {
  return {
    id: fieldId(name),
    name,
    required,
    disabled,
    'aria-invalid': Boolean(error),
    'aria-describedby': error || hint ? `${fieldId(name)}-note` : undefined,
  };
}

interface FieldShellProps {
  frame: FieldFrame;
  /** Beside the label: a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label above, control, and one line below it: the error, or else the hint. */
export function FieldShell({ frame, aside, children }: FieldShellProps) {
  const { name, label, hint, error, required, disabled } = frame;
  return (
    <div className={`${styles.field}${error ? ` ${styles.fieldWrong}` : ''}${disabled ? ` ${styles.fieldOff}` : ''}`}>
      <div className={styles.fieldHead}>
        <label className={styles.fieldLabel} htmlFor={fieldId(name)}>
          {label}
          {required && (
            <span className={styles.fieldStar} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children}
      {(error || hint) && (
        <p id={`${fieldId(name)}-note`} className={styles.fieldNote} role={error ? 'alert' : undefined}>
          {error && <Icon path={warningCircleFill} size="sm" />}
          <span>{error || hint}</span>
        </p>
      )}
    </div>
  );
}
