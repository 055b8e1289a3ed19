import { useEffect, useState } from 'react';
import type { HelpItem } from '../../../contract/schemas/help.ts';
import { entryName } from '../../lib/help-entries.ts';
import { markWords } from '../../lib/mark-words.ts';
import { go } from '../../routes/links.ts';
import { Html, HtmlOutline } from '../../ui/html/Html.tsx';

interface HelpEntriesProps {
  items: readonly HelpItem[];
  /** Index of the one that is seen. */
  shown: number;
  /** Words that are marked in it. */
  sought: string;
}

/**
 * The entries, of which one is seen. All stand there, so that the menu of an HTML file finds them without script: the one that the
 * address names is shown and the first is not, which is why the first comes last.
 */
export function HelpEntries({ items, shown, sought }: HelpEntriesProps) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const order = items.map((_item, index) => (index + 1) % items.length);
  return (
    <div className={live ? 'help-pane' : 'help-pane help-still'}>
      {order.map((index) => (
        <Entry key={index} index={index} item={items[index] as HelpItem} on={index === shown} sought={sought} />
      ))}
    </div>
  );
}

interface EntryProps {
  index: number;
  item: HelpItem;
  on: boolean;
  sought: string;
}

function Entry({ index, item, on, sought }: EntryProps) {
  const { title, content } = item;
  return (
    <article id={entryName(index)} className={on ? 'help-entry help-entry-on' : 'help-entry'}>
      <h2 className="help-heading">{title}</h2>
      {on ? <Html html={markWords(content, sought)} onPath={go} /> : <HtmlOutline html={content} />}
    </article>
  );
}
