interface ChoiceGroupProps {
  label: string;
  options: readonly { id: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
}

/** One of several ways, as chips that wrap. */
export function ChoiceGroup({ label, options, value, onChange }: ChoiceGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box in Chromium 67
    <div className="filter-group" role="group" aria-label={label}>
      <h3 className="filter-label">{label}</h3>
      <div className="filter-chips">
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            className={option.id === value ? 'filter-chip filter-chip-on' : 'filter-chip'}
            aria-pressed={option.id === value}
            onClick={() => onChange(option.id)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
