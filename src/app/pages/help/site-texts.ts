import type { SitePageName } from '../../../contract/schemas/help.ts';
import type { TextKey } from '../../i18n/texts.ts';

/** The site's own texts by the name that stands in the address, with what they are called in lists. */
export const SITE_TEXTS: Readonly<Record<SitePageName, TextKey>> = {
  about: 'title_about',
  responsible: 'title_protection',
  terms: 'title_terms',
  privacy: 'title_privacy',
};

export const SITE_TEXT_NAMES = Object.keys(SITE_TEXTS) as SitePageName[];

/** The text that an address asks for, as `/m/help?page=terms`; undefined for the help centre itself. */
export function siteTextOf(search: string): SitePageName | undefined {
  const asked = new URLSearchParams(search).get('page');
  return SITE_TEXT_NAMES.find((name) => name === asked);
}

/** The address of one of the texts. */
export const siteTextPath = (name: SitePageName): string => `/m/help?page=${name}`;
