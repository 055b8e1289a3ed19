import './EntryGrid.css';
import { plural } from '../../i18n/plural.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

/** A way to a page, as an icon with its name. */
export interface Entry {
  readonly text: TextKey;
  readonly icon: string;
  /** How many things wait there unread. */
  readonly count?: () => number;
}

/** An entry's icon with the number of things that wait there. */
export function EntryIcon({ entry: { icon, count } }: { entry: Entry }) {
  const unread = count?.() ?? 0;
  return (
    <>
      <Icon path={icon} />
      <Badge count={unread} label={() => plural('unread', unread)} />
    </>
  );
}

interface EntryGridProps<One extends Entry> {
  entries: readonly One[];
  onOpen: (entry: One) => void;
}

/** Entries as tiles, four to a row (SPEC 2.9, 2.11). */
export function EntryGrid<One extends Entry>({ entries, onOpen }: EntryGridProps<One>) {
  return (
    <ul className="entry-grid">
      {entries.map((entry) => {
        const name = t(entry.text);
        return (
          <li key={entry.text} className="entry-cell">
            <button type="button" className="entry-tile" onClick={() => onOpen(entry)}>
              <span className="entry-icon">
                <EntryIcon entry={entry} />
              </span>
              {/* A long word is written smaller rather than parted. */}
              <span className={/\S{10}/.test(name) ? 'entry-text entry-long' : 'entry-text'}>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
