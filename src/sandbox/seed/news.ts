import type { Database } from '../db/database.ts';
import { timeZoneOf } from '../rules/site.ts';
import { dayAfter, dayStart, siteDay } from '../rules/siteDay.ts';
import { BANNERS } from './texts/banners.ts';
import { HELP } from './texts/help.ts';
import { NOTICES } from './texts/notices.ts';
import type { PromotionSeed } from './texts/promotion.ts';
import { PROMOTIONS } from './texts/promotions.ts';

const DAY = 24 * 3600 * 1000;

/** Notices and promotions without an end are shown for ten years. */
const LONG_TERM = 3650 * DAY;

/** Notices are published in the morning, not at the moment of seeding. */
const HOUR_OF_NEWS = 8 * 3600 * 1000;

interface AnnouncementRow {
  id: string;
  position: number;
  type: string;
  category: string;
  title: string;
  content: string;
  startsAt: number;
  endsAt: number;
  noExpiry: 0 | 1;
  linked: string | null;
  image: 'Y' | 'N';
  remark: 'Y' | 'N';
  images: string;
  status: string | null;
}

/** Writes banners, notices, promotions and help; dates count from `now` (ms since the epoch). */
export function insertNews(db: Database, now: number): void {
  const zone = timeZoneOf(db);
  const today = siteDay(zone, now);
  const startOf = (days: number): number => dayStart(zone, dayAfter(today, days));
  insertAnnouncements(db, [
    ...NOTICES.map(({ id, type, daysAgo, title, content }, position): AnnouncementRow => {
      const startsAt = Math.min(startOf(-daysAgo) + HOUR_OF_NEWS, now);
      const texts = { title: JSON.stringify(title), content: JSON.stringify(content) };
      const never = {
        category: 'all',
        noExpiry: 1,
        linked: null,
        image: 'N',
        remark: 'N',
        images: '[]',
        status: null,
      } as const;
      return { id, position, type, ...texts, startsAt, endsAt: startsAt + LONG_TERM, ...never };
    }),
    ...PROMOTIONS.map((promotion, position) => promotionRow(promotion, position, startOf)),
  ]);
  const terms = db.prepare('INSERT INTO promotion_terms (promotion_id, terms) VALUES (?, ?)');
  for (const promotion of PROMOTIONS) terms.run(promotion.id, JSON.stringify(promotion.terms));
  const banner = db.prepare('INSERT INTO banners (id, position, group_name, title, link) VALUES (?, ?, ?, ?, ?)');
  for (const [position, { id, groupName, title, link }] of BANNERS.entries()) {
    banner.run(id, position, groupName, JSON.stringify(title), link ?? null);
  }
  const help = db.prepare('INSERT INTO help (position, title, content) VALUES (?, ?, ?)');
  for (const [position, { title, content }] of HELP.entries()) {
    help.run(position, JSON.stringify(title), JSON.stringify(content));
  }
}

function promotionRow(promotion: PromotionSeed, position: number, startOf: (days: number) => number): AnnouncementRow {
  const { id, category, status, daysAgo, daysLeft, needs, title, content } = promotion;
  const startsAt = startOf(-daysAgo);
  const applied = needs.image || needs.remark;
  return {
    id,
    position,
    type: 'PR',
    category,
    title: JSON.stringify(title),
    content: JSON.stringify(content),
    startsAt,
    endsAt: daysLeft === undefined ? startsAt + LONG_TERM : startOf(daysLeft),
    noExpiry: daysLeft === undefined ? 1 : 0,
    linked: applied ? `${id}-reward` : null,
    image: needs.image ? 'Y' : 'N',
    remark: needs.remark ? 'Y' : 'N',
    images: JSON.stringify([1, 2].map((sequence) => ({ sequence, url: `/img/promo/${id}-${sequence}` }))),
    status,
  };
}

function insertAnnouncements(db: Database, rows: readonly AnnouncementRow[]): void {
  const insert = db.prepare(
    `INSERT INTO announcements (id, position, type, category, title, content, starts_at, ends_at, no_expiry,
       linked_promotion_id, image_required, remark_required, images, status)
     VALUES (@id, @position, @type, @category, @title, @content, @startsAt, @endsAt, @noExpiry,
       @linked, @image, @remark, @images, @status)`,
  );
  for (const row of rows) {
    insert.run(row);
  }
}
