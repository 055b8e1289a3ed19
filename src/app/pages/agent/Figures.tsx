/** A figure with its name, both in the language on screen. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** Colours a result; see `toneOf`. */
  readonly tone?: string;
}

/** Figures two beside each other, each with its name above. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="agent-figures">
      {figures.map(({ label, value, tone = '' }) => (
        <div key={label} className="agent-figure">
          <dt className="agent-label">{label}</dt>
          <dd className={`agent-value ${tone}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
