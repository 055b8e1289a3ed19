import type { ReactNode } from 'react';
import { type Figure, Figures } from './Figures.tsx';

export interface HeroProps {
  label: string;
  /** The one figure that counts. */
  sum: string;
  /** Two to four others below it. */
  figures?: readonly Figure[];
  /** Below all: buttons. */
  children?: ReactNode;
}

/** The head of a report: its sum in large, and what it is made of. */
export function Hero({ label, sum, figures = [], children }: HeroProps) {
  return (
    <section className="agent-hero" aria-label={label}>
      <h2 className="agent-hero-label">{label}</h2>
      <p className="agent-hero-sum">{sum}</p>
      {figures.length > 0 && <Figures figures={figures} />}
      {children}
    </section>
  );
}
