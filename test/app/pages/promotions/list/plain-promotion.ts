import type { Announcement } from '../../../../../src/contract/schemas/announcements.ts';

/** A promotion that says nothing of itself. */
export const PLAIN: Announcement = {
  id: 'p',
  title: 'P',
  category: 'other_promo',
  content: '',
  startDate: '2026-11-21T00:00:00.000Z',
  endDate: '2026-11-22T00:00:00.000Z',
  noExpiry: 0,
  imageRequired: 'N',
  remarkRequired: 'N',
  announcementImages: [],
  read: true,
};
