import type { ReactNode } from 'react';
import { caretDown } from '../icon/controls.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.css';
import { type FieldFrame, FieldShell, fieldVoice } from './shell.tsx';

export interface SelectProps extends FieldFrame {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Inside the frame, before the text: a flag. */
  before?: ReactNode;
}

/** A choice from a list: the phone's own picker, in the frame of a field. */
export function Select(props: SelectProps) {
  return (
    <FieldShell frame={props}>
      <div className={styles.fieldBox}>
        {props.before && <span className={styles.fieldBefore}>{props.before}</span>}
        <select
          {...fieldVoice(props)}
          className={`${styles.fieldInput} ${styles.fieldSelect}`}
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        >
          {props.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={styles.fieldCaret}>
          <Icon path={caretDown} size="sm" />
        </span>
      </div>
    </FieldShell>
  );
}
