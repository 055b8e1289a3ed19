import { z } from 'zod';
import { language } from './primitives.ts';

/** An entry of the help centre (SPEC section 3). `content` is HTML from the platform: hostile until cleaned. */
export const helpItem = z.strictObject({ title: z.string(), content: z.string() });
export interface HelpItem extends z.infer<typeof helpItem> {}

/** Query of the help centre (SPEC 7.3). */
export const helpQuery = z.strictObject({ device: z.literal('MOBILE'), lang: language });
export interface HelpQuery extends z.infer<typeof helpQuery> {}

/** Pages of text that every site has. */
export const sitePageName = z.enum(['about', 'responsible', 'terms', 'privacy']);
export type SitePageName = z.infer<typeof sitePageName>;

/** Query of one page of text. */
export const sitePageQuery = z.strictObject({ page: sitePageName, lang: language });
export interface SitePageQuery extends z.infer<typeof sitePageQuery> {}
