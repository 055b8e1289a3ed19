export interface TeamPathProps {
  /** What the way is, and the team of the agent at its beginning, in the language on screen. */
  label: string;
  root: string;
  /** The members from the agent's team down to the level shown. */
  path: readonly { readonly memberId: string; readonly userName: string }[];
  onOpen: (parentId: string | undefined) => void;
}

/** The way from the agent down to the level shown; each step leads back to its level. */
export function TeamPath({ label, root, path, onOpen }: TeamPathProps) {
  return (
    <nav className="agent-path" aria-label={label}>
      <ol>
        <li>
          <button type="button" onClick={() => onOpen(undefined)}>
            {root}
          </button>
        </li>
        {path.map(({ memberId, userName }, at) => (
          <li key={memberId}>
            <button
              type="button"
              aria-current={at === path.length - 1 ? 'page' : undefined}
              onClick={() => onOpen(memberId)}
            >
              {userName}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
