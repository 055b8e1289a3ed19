import { useEffect, useState } from 'react';
import type { HelpItem } from '../../../contract/schemas/help.ts';
import { SiteHtml } from '../../features/switches/SiteHtml.tsx';
import { t } from '../../i18n/texts.ts';
import { entryName } from '../../lib/help-entries.ts';
import { markWords } from '../../lib/mark-words.ts';
import { spokenIn } from '../../lib/spoken.ts';
import { HtmlOutline } from '../../ui/html/Html.tsx';
import { Press } from '../../ui/press/Press.tsx';
import styles from './Help.css';

interface HelpMenuProps {
  items: readonly HelpItem[];
  /** Indices of the entries that are listed. */
  found: readonly number[];
  shown: number;
  onChoose: (index: number) => void;
}

/** The titles of the entries. Without script each links to its entry on the same page. */
export function HelpMenu({ items, found, shown, onChoose }: HelpMenuProps) {
  return (
    <nav className={styles.helpMenu} aria-label={t('help_label')}>
      {found.map((index) => (
        <Press
          key={index}
          className={index === shown ? `${styles.helpTitle} ${styles.helpTitleOn}` : styles.helpTitle}
          href={`#${entryName(index)}`}
          aria-current={index === shown}
          {...spokenIn()}
          onPress={() => onChoose(index)}
        >
          {items[index]?.title}
        </Press>
      ))}
    </nav>
  );
}

interface HelpEntriesProps {
  items: readonly HelpItem[];
  /** Index of the one that is seen. */
  shown: number;
  /** Words that are marked in it. */
  searched: string;
}

/**
 * All entries, of which one is seen: the menu of an HTML file finds them without script. Then CSS shows the entry that the address names
 * and hides the first, which therefore comes last.
 */
export function HelpEntries({ items, shown, searched }: HelpEntriesProps) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const order = items.map((_item, index) => (index + 1) % items.length);
  return (
    <div className={live ? styles.helpPane : `${styles.helpPane} ${styles.helpStill}`}>
      {order.map((index) => (
        <Entry key={index} index={index} item={items[index] as HelpItem} on={index === shown} searched={searched} />
      ))}
    </div>
  );
}

interface EntryProps {
  index: number;
  item: HelpItem;
  on: boolean;
  searched: string;
}

function Entry({ index, item, on, searched }: EntryProps) {
  const { title, content } = item;
  return (
    <article id={entryName(index)} className={on ? `${styles.helpEntry} ${styles.helpEntryOn}` : styles.helpEntry}>
      <h2 className={styles.helpHeading} {...spokenIn()}>
        {title}
      </h2>
      {on ? <SiteHtml html={markWords(content, searched)} /> : <HtmlOutline html={content} />}
    </article>
  );
}
