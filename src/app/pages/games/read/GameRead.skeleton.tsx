import './read.css';
import { times } from '../../../lib/times.ts';

/** A game-reading page before its script, and before its vendors are known. */
export default function GameReadSkeleton() {
  return (
    <div className="read bones" aria-hidden="true">
      <div className="read-cards">
        {times(5, (index) => (
          <div key={index} className="read-card card" />
        ))}
      </div>
      <div className="read-rail" />
    </div>
  );
}
