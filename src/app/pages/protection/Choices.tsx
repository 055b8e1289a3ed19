import styles from './Sheets.css';

interface ChoicesProps {
  label: string;
  options: readonly { id: string; label: string }[];
  value: string | undefined;
  onChange: (id: string) => void;
}

/** One of several ways, as chips that wrap. */
export function Choices({ label, options, value, onChange }: ChoicesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in Chromium 67
    <div
      className={
        options.length === 4 ? `${styles.protectChoices} ${styles.protectChoicesPairs}` : styles.protectChoices
      }
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={option.id === value ? `${styles.protectChoice} ${styles.protectChoiceOn}` : styles.protectChoice}
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
