import './agent.css';
import './lines.css';
import type { ReactNode } from 'react';

/** A name and its value, both in the language on screen. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Colours a result; see `toneOf`. */
  readonly tone?: string;
}

/** Names with their values, a line each: what a sheet or a card tells of one thing. */
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
