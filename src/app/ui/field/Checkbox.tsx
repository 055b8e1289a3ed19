import type { ReactNode } from 'react';
import { check } from '../icon/controls.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Checkbox.css';
import { fieldId } from './shell.tsx';

export interface CheckboxProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The label: text, or text with links. */
  children: ReactNode;
}

/** A yes or no with its text beside it; the whole line is the target. */
export function Checkbox({ name, checked, onChange, disabled = false, children }: CheckboxProps) {
  return (
    <label className={styles.checkbox} htmlFor={fieldId(name)}>
      <input
        id={fieldId(name)}
        name={name}
        type="checkbox"
        className={`${styles.checkboxInput} hide-visually`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.checkboxBox}>
        <Icon path={check} size="sm" />
      </span>
      <span className={styles.checkboxText}>{children}</span>
    </label>
  );
}
