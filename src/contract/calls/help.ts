import type { Call } from '../call.ts';
import type { HelpItem, HelpQuery, SitePageQuery } from '../schemas/help.ts';

/** Entries of the help centre (SPEC 7.3). */
export const getHelp: Call<HelpItem[], HelpQuery> = {
  method: 'GET',
  path: '/wps/help',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** One of the site's own texts: about, responsible play, terms, privacy. */
export const getSitePage: Call<HelpItem, SitePageQuery> = {
  method: 'GET',
  path: '/wps/help/page',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};
