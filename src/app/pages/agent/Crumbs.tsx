import type { TeamStep } from '../../../contract/shapes/teamReports.ts';

interface CrumbsProps {
  /** Name of the way for screen readers, and of its beginning. */
  label: string;
  home: string;
  /** From below the agent down to where one is. */
  path: readonly TeamStep[];
  /** Given the member whose branch is wanted; nothing for the agent's own. */
  onPick: (memberId: string | undefined) => void;
}

/** The way from the agent down to a branch; each step leads back there. */
export function Crumbs({ label, home, path, onPick }: CrumbsProps) {
  return (
    <nav className="agent-crumbs" aria-label={label}>
      <button type="button" className="agent-crumb" onClick={() => onPick(undefined)}>
        {home}
      </button>
      {path.map(({ memberId, userName }, place) =>
        place < path.length - 1 ? (
          <button key={memberId} type="button" className="agent-crumb" onClick={() => onPick(memberId)}>
            {userName}
          </button>
        ) : (
          <b key={memberId} className="agent-crumb" aria-current="page">
            {userName}
          </b>
        ),
      )}
    </nav>
  );
}
