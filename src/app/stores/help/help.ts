import { getHelp, getSitePage } from '../../../contract/calls/help.ts';
import type { HelpItem } from '../../../contract/schemas/help.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';

/** Entries of the help centre, in the order by which its page opens one (SPEC 2.1: i). `content` is hostile HTML. */
export const helpItems: Resource<HelpItem[]> = followLanguage(
  resource('help.items', () => send(getHelp, { query: { device: 'MOBILE', lang: language() } })),
  200,
);

/** What the site says about itself. `content` is hostile HTML. */
export const aboutSite: Resource<HelpItem> = followLanguage(
  resource('help.about', () => send(getSitePage, { query: { page: 'about', lang: language() } })),
);
