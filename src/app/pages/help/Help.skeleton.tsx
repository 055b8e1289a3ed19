import './layout.css';
import { times } from '../../lib/times.ts';

/** The help centre before its script. */
export default function HelpSkeleton() {
  return (
    <div className="help">
      <div className="help-search" />
      <div className="bones help-body" aria-hidden="true">
        <div className="help-menu">
          {times(9, (index) => (
            <div key={index} className="bone help-bone-title" />
          ))}
        </div>
        <div className="help-pane">
          <div className="bone help-bone-heading" />
          <div className="bone help-bone-text" />
        </div>
      </div>
    </div>
  );
}
