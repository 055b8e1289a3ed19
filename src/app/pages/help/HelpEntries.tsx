import { useEffect, useState } from 'react';
import type { HelpItem } from '../../../contract/shapes/help.ts';
import { entryName } from '../../lib/help-entries.ts';
import { go } from '../../routes/links.ts';
import { Html, HtmlOutline } from '../../ui/html/Html.tsx';

/**
 * The entries, of which one is seen. All stand there, so that the menu of an HTML file finds them without script: the one that the
 * address names is shown and the first is not, which is why the first comes last.
 */
export function HelpEntries({ items, shown }: { items: readonly HelpItem[]; shown: number }) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const order = items.map((_item, index) => (index + 1) % items.length);
  return (
    <div className={live ? 'help-pane' : 'help-pane help-still'}>
      {order.map((index) => (
        <Entry key={index} index={index} item={items[index] as HelpItem} on={index === shown} />
      ))}
    </div>
  );
}

function Entry({ index, item, on }: { index: number; item: HelpItem; on: boolean }) {
  const { title, content } = item;
  return (
    <article id={entryName(index)} className={on ? 'help-entry help-entry-on' : 'help-entry'}>
      <h2 className="help-heading">{title}</h2>
      {on ? <Html html={content} onPath={go} /> : <HtmlOutline html={content} />}
    </article>
  );
}
