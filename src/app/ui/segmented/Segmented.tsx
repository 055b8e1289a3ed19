import styles from './Segmented.css';

/** Letters of labels of this length that have room in one line of a phone 320 px wide. */
const ROOM = 34;

export interface SegmentedProps<Id extends string> {
  /** Unique on its page: groups the choices. */
  name: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  /** Name of the group for screen readers. */
  label: string;
}

/** Two to four ways side by side, one of them chosen: login methods, amounts, periods. */
export function Segmented<Id extends string>({ name, options, value, onChange, label }: SegmentedProps<Id>) {
  return (
    <div className={styles.segmented} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.id} className={styles.segmentedItem}>
          <input
            type="radio"
            name={name}
            className={`${styles.segmentedInput} hide-visually`}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          <span
            className={
              option.label.length * options.length > ROOM
                ? `${styles.segmentedText} ${styles.segmentedLong}`
                : styles.segmentedText
            }
          >
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
