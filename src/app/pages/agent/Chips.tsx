interface ChipsProps {
  name: string;
  label: string;
  /** Id and text of each. */
  options: readonly (readonly [string, string])[];
  value: string;
  onChange: (id: string) => void;
}

/** Any number of ways of which one is chosen, in as many lines as they need. */
export function Chips({ name, label, options, value, onChange }: ChipsProps) {
  return (
    <fieldset className="agent-chips">
      <legend className="agent-chips-label">{label}</legend>
      {options.map(([id, text]) => (
        <label key={id} className="agent-chip">
          <input
            type="radio"
            name={name}
            className="agent-chip-input hide-visually"
            checked={id === value}
            onChange={() => onChange(id)}
          />
          <span className="agent-chip-text">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
