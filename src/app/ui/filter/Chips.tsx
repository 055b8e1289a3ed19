import styles from './FilterSheet.css';

export interface ChipsProps {
  /** Unique on its page: groups the choices. */
  name: string;
  /** Title of the group. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Any number of ways of which one is chosen, in as many lines as they need; its style is in FilterSheet.css. */
export function Chips({ name, label, options, value, onChange }: ChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.chipsLabel}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            className={`${styles.chipInput} hide-visually`}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.chipText}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
