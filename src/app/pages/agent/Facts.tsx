import type { ReactNode } from 'react';
import agentStyles from './agent.css';
import linesStyles from './lines.css';

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
    <dl className={linesStyles.agentFacts}>
      {facts.map(({ label, value, tone = '' }) => (
        <div key={label} className={linesStyles.agentFact}>
          <dt>{label}</dt>
          <dd className={`${agentStyles.agentValue} ${tone}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
