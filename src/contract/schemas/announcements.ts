import { z } from 'zod';
import { PROMOTION_CATEGORIES } from '../fields/promotions.ts';
import { instant } from './money.ts';
import { address, count, flag, id, language, merchantCode } from './primitives.ts';

/** Content types (SPEC section 9): agent, player, banner, pop-up, promotion, hot. */
export const contentType = z.enum(['A', 'PL', 'B', 'PU', 'PR', 'H']);
export type ContentType = z.infer<typeof contentType>;

/** Banner groups (SPEC section 9); empty asks for no group. */
export const bannerGroup = z.enum(['m_home', 'm_login', 'm_reg', 'm_forget', 'm_change', '']);
export type BannerGroup = z.infer<typeof bannerGroup>;

/** A category of the promotions' menu (SPEC section 3). */
export const promotionCategory = z.enum(PROMOTION_CATEGORIES);
export type PromotionCategory = z.infer<typeof promotionCategory>;

/** Labels of a promotion's state (SPEC section 3). */
export const promotionStatus = z.enum([
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming_soon',
]);
export type PromotionStatus = z.infer<typeof promotionStatus>;

/** A picture of a promotion: sequence 1 heads the list, sequence 2 the home strip. */
export const announcementImage = z.strictObject({ sequence: z.int(), url: z.string() });
export interface AnnouncementImage extends z.infer<typeof announcementImage> {}

/** A notice or a promotion (SPEC section 3). `content` is HTML from the platform: hostile until cleaned. */
export const announcement = z.strictObject({
  id,
  title: z.string(),
  category: promotionCategory,
  content: z.string(),
  startDate: instant,
  endDate: instant,
  noExpiry: flag,
  linkedPromotionId: id.exactOptional(),
  imageRequired: z.enum(['Y', 'N']),
  remarkRequired: z.enum(['Y', 'N']),
  announcementImages: z.array(announcementImage),
  status: promotionStatus.exactOptional(),
  read: z.boolean(),
});
export interface Announcement extends z.infer<typeof announcement> {}

/** A banner of a group. */
export const banner = z.strictObject({
  url: z.string(),
  groupName: bannerGroup,
  title: z.string(),
  /** A path of this site or an https address; checked before it is followed. */
  link: address.exactOptional(),
});
export interface Banner extends z.infer<typeof banner> {}

/** Query of the lists of notices alone (SPEC 7.3). */
export const noticeQuery = z.strictObject({ platform: z.literal('M'), merchantCode, language });
export interface NoticeQuery extends z.infer<typeof noticeQuery> {}

const TYPES = contentType.options.join('|');

/** Query of the announcements call: `types` is one content type or several joined by commas (SPEC 7.3). */
export const announcementQuery = z.strictObject({
  types: z.string().regex(new RegExp(`^(${TYPES})(,(${TYPES}))*$`), 'must be content types joined by commas'),
  groupName: bannerGroup,
  ...noticeQuery.shape,
});
export interface AnnouncementQuery extends z.infer<typeof announcementQuery> {}

/** Query of one notice or promotion. */
export const announcementKey = z.strictObject({ id, language });
export interface AnnouncementKey extends z.infer<typeof announcementKey> {}

/** The notice that was read. */
export const announcementReadForm = z.strictObject({ announcementId: id, read: z.literal(true) });
export interface AnnouncementReadForm extends z.infer<typeof announcementReadForm> {}

/** How many notices are unread. */
export const announcementUnread = z.strictObject({ unreadCount: count });
export interface AnnouncementUnread extends z.infer<typeof announcementUnread> {}

/** Answer of the announcements call (SPEC section 3); the agent variant adds `footer`. */
export const announcements = z.strictObject({
  promotion: z.array(announcement),
  banners: z.array(banner),
  player: z.array(announcement),
  popup: z.array(announcement),
  hot: z.array(announcement),
  footer: announcementUnread.exactOptional(),
});
export interface Announcements extends z.infer<typeof announcements> {}

/** A piece of news in the lobby. `content` is HTML from the platform: hostile until cleaned. */
export const lobbyNews = z.strictObject({ id, title: z.string(), content: z.string(), startDate: instant });
export interface LobbyNews extends z.infer<typeof lobbyNews> {}
