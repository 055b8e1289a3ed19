import type { HelpItem, SitePageName } from '../../contract/schemas/help.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { SITE_PAGES } from '../seed/texts/pages.ts';
import { type Text, textIn } from '../seed/texts/text.ts';

/** The help centre's entries in order (SPEC 2.9). */
export function helpItems(db: Database, language: string): HelpItem[] {
  return sql<{ title: string; content: string }>(db, 'SELECT title, content FROM help ORDER BY position')
    .all()
    .map(({ title, content }) => ({
      title: textIn(JSON.parse(title) as Text, language),
      content: textIn(JSON.parse(content) as Text, language),
    }));
}

/** One of the site's own pages of text. */
export function sitePage(name: SitePageName, language: string): HelpItem {
  const { title, content } = SITE_PAGES[name];
  return { title: textIn(title, language), content: textIn(content, language) };
}
