import { times } from '../../lib/times.ts';

/** Where the help centre will be. */
export function HelpBones() {
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
