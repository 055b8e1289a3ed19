import './Balls.css';
import { times } from '../../lib/times.ts';

export interface BallsProps {
  /** Drawn numbers in order; undefined while they are not known: then empty places stand there. */
  numbers: readonly string[] | undefined;
  /** What they are, for screen readers, which read it with the numbers as one text. */
  label: string;
  large?: boolean;
}

/** No more fit beside each other on a phone. */
const MOST = 8;

/** Drawn numbers as balls. */
export function Balls({ numbers, label, large = false }: BallsProps) {
  const shown = numbers?.slice(0, MOST);
  return (
    <span
      className={large ? 'balls balls-large' : 'balls'}
      role="img"
      aria-label={`${label} ${shown?.join(' ') ?? ''}`}
    >
      {shown?.map((number, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: digits come twice, and their place is what they are
        <span key={index} className="ball" aria-hidden="true">
          {number.slice(0, 3)}
        </span>
      )) ?? times(4, (index) => <span key={index} className="ball ball-none" aria-hidden="true" />)}
    </span>
  );
}
