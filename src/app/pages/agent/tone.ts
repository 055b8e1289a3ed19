import styles from './agent.css';

/** The class that colours a result: what was lost, what was won. */
export const toneOf = (decimal: string): string => (decimal[0] === '-' ? styles.agentLost : styles.agentWon);
