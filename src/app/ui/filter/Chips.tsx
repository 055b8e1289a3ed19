import './FilterSheet.css';

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
    <fieldset className="chips">
      <legend className="chips-label">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="chip">
          <input
            type="radio"
            name={name}
            className="chip-input hide-visually"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="chip-text">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
