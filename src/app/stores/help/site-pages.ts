import { getSitePage } from '../../../contract/calls/help.ts';
import type { HelpItem, SitePageName } from '../../../contract/schemas/help.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';

const pages = new Map<SitePageName, Resource<HelpItem>>();

/** One of the site's own pages of text, such as its terms. `content` is hostile HTML. */
export function sitePage(name: SitePageName): Resource<HelpItem> {
  const known = pages.get(name);
  if (known) return known;
  const page = followLanguage(
    resource(`help.${name}`, () => send(getSitePage, { query: { page: name, lang: language() } })),
  );
  pages.set(name, page);
  return page;
}
