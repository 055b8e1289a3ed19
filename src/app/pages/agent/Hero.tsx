import type { ReactNode } from 'react';
import styles from './agent.css';

/** A figure with its name, both in the language on screen. */
export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** Colours a result; see `toneOf`. */
  readonly tone?: string;
}

/** Two figures to a line, each below its name. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.agentFigures}>
      {figures.map(({ label, value, tone = '' }) => (
        <div key={label} className={styles.agentFigure}>
          <dt className={styles.agentLabel}>{label}</dt>
          <dd className={`${styles.agentValue} ${tone}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface HeroProps {
  label: string;
  /** The one figure that counts. */
  sum: string;
  /** Two to four others below it. */
  figures?: readonly Figure[];
  /** Below all: buttons. */
  children?: ReactNode;
}

/** The head of a page: its sum in large, and what it is made of. */
export function Hero({ label, sum, figures = [], children }: HeroProps) {
  return (
    <section className={styles.agentHero} aria-label={label}>
      <h2 className={styles.agentHeroLabel}>{label}</h2>
      <p className={styles.agentHeroSum}>{sum}</p>
      {figures.length > 0 && <Figures figures={figures} />}
      {children}
    </section>
  );
}
