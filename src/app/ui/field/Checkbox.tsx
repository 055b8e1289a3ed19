import './Checkbox.css';
import type { ReactNode } from 'react';
import { check } from '../icon/controls.ts';
import { Icon } from '../icon/Icon.tsx';
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
    <label className="checkbox" htmlFor={fieldId(name)}>
      <input
        id={fieldId(name)}
        name={name}
        type="checkbox"
        className="checkbox-input hide-visually"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="checkbox-box">
        <Icon path={check} size="sm" />
      </span>
      <span className="checkbox-text">{children}</span>
    </label>
  );
}
