import { type ReactNode, useId } from 'react';
import { caretDown } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './Settings.css';

/** A group of settings under its title. */
export function SettingSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.setSection} aria-labelledby={id}>
      <h2 id={id} className={styles.setTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SettingRowProps {
  icon: string;
  text: string;
  /** What is chosen now. */
  value?: ReactNode;
  /** Something that ends or removes. */
  danger?: boolean;
  onPress: () => void;
}

/** A setting that opens something. */
export function SettingRow({ icon, text, value, danger = false, onPress }: SettingRowProps) {
  return (
    <li>
      <button
        type="button"
        className={danger ? `${styles.setRow} ${styles.setDanger}` : styles.setRow}
        onClick={onPress}
      >
        <Icon path={icon} size="md" />
        <span className={`${styles.setRowText} ellipsis`}>{text}</span>
        {value && <span className={styles.setRowValue}>{value}</span>}
        {!danger && (
          <span className={styles.setRowCaret}>
            <Icon path={caretDown} size="sm" />
          </span>
        )}
      </button>
    </li>
  );
}
