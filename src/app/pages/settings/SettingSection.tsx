import './Settings.css';
import { type ReactNode, useId } from 'react';
import { caretDown } from '../../ui/icon/controls.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

/** A group of settings under its title. */
export function SettingSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="set-section" aria-labelledby={id}>
      <h2 id={id} className="set-title">
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
      <button type="button" className={danger ? 'set-row set-danger' : 'set-row'} onClick={onPress}>
        <Icon path={icon} size="md" />
        <span className="set-row-text ellipsis">{text}</span>
        {value && <span className="set-row-value">{value}</span>}
        {!danger && (
          <span className="set-row-caret">
            <Icon path={caretDown} size="sm" />
          </span>
        )}
      </button>
    </li>
  );
}
