import type { ReactNode } from 'react';

/** A line of a sheet, both in the language on screen. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Colours a result; see `toneOf`. */
  readonly tone?: string;
}

/** What a sheet tells, a line each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="agent-facts">
      {facts.map(({ label, value, tone = '' }) => (
        <div key={label} className="agent-fact">
          <dt>{label}</dt>
          <dd className={`agent-value ${tone}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
