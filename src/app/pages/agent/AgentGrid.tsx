import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { follow, gridEntries } from './agent-entries.ts';

/** The navigation grid (SPEC 2.11): what the site's menu permits. */
export function AgentGrid() {
  return (
    <section className="card agent-tools" aria-label={t('agent_tools')}>
      <ul className="agent-grid">
        {gridEntries().map((entry) => {
          const count = entry.count?.() ?? 0;
          return (
            <li key={entry.text} className="agent-cell">
              <button type="button" className="agent-tile" onClick={() => follow(entry)}>
                <span className="agent-tint">
                  <Icon path={entry.icon} />
                  <Badge count={count} label={() => plural('unread', count)} />
                </span>
                <span className="agent-tile-text">{t(entry.text)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
