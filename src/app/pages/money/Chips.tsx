interface ChipsProps<Id extends string> {
  /** Unique on its page: groups the choices. */
  name: string;
  /** Title of the group. */
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Any number of ways of which one is chosen, in as many lines as they need. */
export function Chips<Id extends string>({ name, label, options, value, onChange }: ChipsProps<Id>) {
  return (
    <fieldset className="chips">
      <legend className="chips-label">{label}</legend>
      {options.map((option) => (
        <label key={option.id} className="chip">
          <input
            type="radio"
            name={name}
            className="chip-input hide-visually"
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          <span className="chip-text">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
