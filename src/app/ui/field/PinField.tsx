import { useState } from 'react';
import { times } from '../../lib/times.ts';
import { eye, eyeSlash } from '../icon/controls.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './PinField.css';
import { type FieldFrame, FieldShell, fieldVoice } from './shell.tsx';

export interface PinFieldProps extends FieldFrame {
  value: string;
  onChange: (digits: string) => void;
  /** How many digits it has. */
  length: number;
  /** Labels of the eye. */
  reveal: { show: string; hide: string };
}

/**
 * A secret of a few digits, drawn as a box for each. One field lies over all the boxes: the keyboard's keys, a paste and a screen reader
 * find what they find everywhere. Nothing keeps or offers it: it is no password of the site.
 */
export function PinField(props: PinFieldProps) {
  const { value, onChange, length, reveal } = props;
  const [plain, setPlain] = useState(false);
  return (
    <FieldShell frame={props}>
      <div className={styles.pin}>
        <div className={styles.pinLine}>
          <input
            {...fieldVoice(props)}
            className={styles.pinInput}
            type={plain ? 'text' : 'password'}
            inputMode="numeric"
            autoComplete="off"
            maxLength={length}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, length))}
          />
          {times(length, (place) => (
            <span
              key={place}
              className={place === value.length ? `${styles.pinBox} ${styles.pinNext}` : styles.pinBox}
              aria-hidden="true"
            >
              {place < value.length && (plain ? value[place] : <i className={styles.pinDot} />)}
            </span>
          ))}
        </div>
        <button
          type="button"
          className={styles.pinEye}
          aria-label={plain ? reveal.hide : reveal.show}
          onClick={() => setPlain(!plain)}
        >
          <Icon path={plain ? eyeSlash : eye} size="md" />
        </button>
      </div>
    </FieldShell>
  );
}
