import { EntryGrid } from '../../../features/entries/EntryGrid.tsx';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import badgeStyles from '../../../ui/badge/Badge.css';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { caretRight } from '../../../ui/icon/lobby.ts';
import { memberGroups, openEntry } from './entries.ts';
import memberHomeStyles from './MemberHome.css';

/** The new member centre's entries: a grid per group. */
export function EntryGroups() {
  return memberGroups().map(({ title, entries }) => (
    <section key={title} className={`card ${memberHomeStyles.centreGroup}`}>
      <h2 className={memberHomeStyles.centreGroupTitle}>{t(title)}</h2>
      <EntryGrid entries={entries} onOpen={openEntry} />
    </section>
  ));
}

/** The base member centre's entries: a list per group. */
export function EntryRows() {
  return memberGroups().map(({ title, entries }) => (
    <section key={title} className={memberHomeStyles.centreList}>
      <h2 className={memberHomeStyles.centreGroupTitle}>{t(title)}</h2>
      <ul className={`card ${memberHomeStyles.centreRows}`}>
        {entries.map((entry) => {
          const count = entry.count?.() ?? 0;
          const state = entry.state?.();
          return (
            <li key={entry.text}>
              <button type="button" className={memberHomeStyles.centreRow} onClick={() => openEntry(entry)}>
                <Icon path={entry.icon} size="md" />
                <span className={`${memberHomeStyles.centreRowText} ellipsis`}>{t(entry.text)}</span>
                {state && <span className={memberHomeStyles.centreRowState}>{t(state)}</span>}
                {count > 0 && (
                  <span className={badgeStyles.badgeLine}>
                    <Badge count={count} label={() => plural('unread', count)} />
                  </span>
                )}
                <Icon path={caretRight} size="sm" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
