import { plural } from '../../i18n/plural.ts';
import { t } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { follow, memberGroups } from './entries.ts';

/** The new member centre's entries: a grid per group. */
export function EntryGrid() {
  return memberGroups().map(({ title, entries }) => (
    <section key={title} className="card centre-group">
      <h2 className="centre-group-title">{t(title)}</h2>
      <ul className="centre-grid">
        {entries.map((entry) => {
          const count = entry.count?.() ?? 0;
          return (
            <li key={entry.text} className="centre-cell">
              <button type="button" className="centre-tile" onClick={() => follow(entry)}>
                <span className="centre-icon">
                  <Icon path={entry.icon} size="lg" />
                  <Badge count={count} label={() => plural('unread', count)} />
                </span>
                <span className="centre-text">{t(entry.text)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
