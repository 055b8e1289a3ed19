import type { SubordinateList } from '../../../../contract/schemas/agent.ts';
import { t } from '../../../i18n/texts.ts';

interface TeamPathProps {
  path: SubordinateList['footer']['path'];
  onOpen: (parentId: string | undefined) => void;
}

/** The way from the agent down to the level shown; each step leads back to its level. */
export function TeamPath({ path, onOpen }: TeamPathProps) {
  return (
    <nav className="agent-path" aria-label={t('team_path')}>
      <ol>
        <li>
          <button type="button" onClick={() => onOpen(undefined)}>
            {t('team_mine')}
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
