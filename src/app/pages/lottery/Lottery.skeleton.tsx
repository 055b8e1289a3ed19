import './layout.css';
import { times } from '../../lib/times.ts';

/** Where the lobby of lotteries will be: two popular ones, the groups, and rows. */
export default function LotterySkeleton() {
  return (
    <div className="bones" aria-hidden="true">
      <div>
        <div className="lottery-head">
          <i className="bone lottery-bone-title" />
        </div>
        <div className="lottery-strip">
          {times(2, (card) => (
            <i key={card} className="bone lottery-card" />
          ))}
        </div>
      </div>
      <div className="lottery-tabs lottery-bone-tabs">
        {times(3, (tab) => (
          <i key={tab} className="bone lottery-bone-tab" />
        ))}
      </div>
      <div className="lottery-list">
        {times(6, (row) => (
          <div key={row} className="lottery-row">
            <i className="bone lottery-icon" />
            <i className="bone lottery-bone-text" />
          </div>
        ))}
      </div>
    </div>
  );
}
