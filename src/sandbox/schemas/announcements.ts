import { z } from 'zod';
import {
  getAnnouncement,
  getAnnouncements,
  getLobbyNews,
  getNotices,
  getPopularAnnouncements,
  markAnnouncementRead,
} from '../../contract/calls/announcements.ts';
import { PROMOTION_CATEGORIES } from '../../contract/schemas/announcements.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const CONTENT_TYPES = 'A|PL|B|PU|PR|H';

const category = z.enum(PROMOTION_CATEGORIES);

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

const groupName = z.enum(['m_home', 'm_login', 'm_reg', 'm_forget', 'm_change', '']);

export const announcement = z
  .strictObject({
    id: part.id,
    title: z.string(),
    category,
    content: z.string(),
    startDate: part.instant,
    endDate: part.instant,
    noExpiry: part.flag,
    linkedPromotionId: part.id.exactOptional(),
    imageRequired: z.enum(['Y', 'N']),
    remarkRequired: z.enum(['Y', 'N']),
    announcementImages: z.array(z.strictObject({ sequence: z.int(), url: z.string() })),
    status: promotionStatus.exactOptional(),
    read: z.boolean(),
  })
  .register(shapes, { id: 'Announcement' });

const banner = z
  .strictObject({
    url: z.string(),
    groupName,
    title: z.string(),
    link: part.address.exactOptional(),
  })
  .register(shapes, { id: 'Banner' });

export const getAnnouncementsSchema = schemaOf(getAnnouncements)({
  query: z.strictObject({
    types: z
      .string()
      .regex(new RegExp(`^(${CONTENT_TYPES})(,(${CONTENT_TYPES}))*$`), 'must be content types joined by commas'),
    groupName,
    platform: z.literal('M'),
    merchantCode: part.merchantCode,
    language: part.language,
  }),
  value: z.strictObject({
    promotion: z.array(announcement),
    banners: z.array(banner),
    player: z.array(announcement),
    popup: z.array(announcement),
    hot: z.array(announcement),
    footer: z.strictObject({ unreadCount: part.count }).exactOptional(),
  }),
});

export const getAnnouncementSchema = schemaOf(getAnnouncement)({
  query: z.strictObject({ id: part.id, language: part.language }),
  value: announcement,
});

export const markAnnouncementReadSchema = schemaOf(markAnnouncementRead)({
  body: z.strictObject({ announcementId: part.id, read: z.literal(true) }),
  value: part.nothing,
});

const noticeQuery = z.strictObject({
  platform: z.literal('M'),
  merchantCode: part.merchantCode,
  language: part.language,
});

export const getNoticesSchema = schemaOf(getNotices)({ query: noticeQuery, value: z.array(announcement) });

export const getPopularAnnouncementsSchema = schemaOf(getPopularAnnouncements)({
  query: noticeQuery,
  value: z.array(announcement),
});

export const getLobbyNewsSchema = schemaOf(getLobbyNews)({
  query: noticeQuery,
  value: z.array(z.strictObject({ id: part.id, title: z.string(), content: z.string(), startDate: part.instant })),
});
