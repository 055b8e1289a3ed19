import { plural } from '../../i18n/plural.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './EntryGrid.css';

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
    <ul className={styles.entryGrid}>
      {entries.map((entry) => {
        const name = t(entry.text);
        return (
          <li key={entry.text} className={styles.entryCell}>
            <button type="button" className={styles.entryTile} onClick={() => onOpen(entry)}>
              <span className={styles.entryIcon}>
                <EntryIcon entry={entry} />
              </span>
              {/* A long word is written smaller rather than parted. */}
              <span className={/\S{10}/.test(name) ? `${styles.entryText} ${styles.entryLong}` : styles.entryText}>
                {name}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
