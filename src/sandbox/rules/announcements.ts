import type {
  Announcement,
  AnnouncementImage,
  Announcements,
  Banner,
  BannerGroup,
  ContentType,
  LobbyNews,
  PromotionCategory,
  PromotionStatus,
} from '../../contract/schemas/announcements.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { checkRealMember, isAgent } from './members.ts';
import { instantOf } from './paging.ts';
import { closureOf } from './playClosure.ts';
import { duePopups } from './popups.ts';
import { offeredPromotions } from './promotionTerms.ts';
import { refuse } from './refusal.ts';
import type { Session } from './session.ts';

interface AnnouncementRow {
  id: string;
  type: ContentType;
  category: PromotionCategory;
  title: string;
  content: string;
  starts_at: number;
  ends_at: number;
  no_expiry: 0 | 1;
  linked_promotion_id: string | null;
  image_required: 'Y' | 'N';
  remark_required: 'Y' | 'N';
  images: string;
  status: PromotionStatus | null;
  is_read: 0 | 1;
}

/** Who reads, in which language, when (ms since the epoch). */
export interface Reader {
  session: Session | undefined;
  language: string;
  now: number;
}

/** What a member, by id, has read, or was announced before the account was opened: it is no news to them. */
const SEEN = `SELECT 1 FROM members m WHERE m.id = ? AND (a.starts_at < m.created_at
  OR EXISTS (SELECT 1 FROM announcement_reads r WHERE r.announcement_id = a.id AND r.member_id = m.id))`;

const COLUMNS = `a.id, a.type, a.category, a.title, a.content, a.starts_at, a.ends_at, a.no_expiry, a.linked_promotion_id,
  a.image_required, a.remark_required, a.images, a.status,
  EXISTS (${SEEN}) AS is_read`;

/** A promotion that is announced for later is shown; anything else begins first. */
const CURRENT = "a.ends_at > ? AND (a.starts_at <= ? OR a.status = 'coming_soon')";

/** A promotion that has ended is shown to whoever still waits for its reward; takes the member. */
const AWAITED = `EXISTS (SELECT 1 FROM promotion_states s WHERE s.promotion_id = a.id AND s.member_id = ?
  AND s.status IN ('applying', 'issued'))`;

/** No member has this id: a guest has read nothing. */
const NOBODY = 0;

/** Whether somebody may read what is written to agents (SPEC 2.1). */
export const readsAgents = (session: Session | undefined): boolean => session !== undefined && isAgent(session.type);

/** Announcements of these types, and the banners of the group when type B is among them (SPEC 7.3). */
export function listAnnouncements(
  db: Database,
  types: readonly ContentType[],
  groupName: BannerGroup,
  reader: Reader,
): Announcements {
  const of = (type: ContentType): Announcement[] => (types.includes(type) ? ofType(db, type, reader) : []);
  const notices = types.includes('A') ? of('A') : of('PL');
  const isCourted = courted(db, reader);
  return {
    promotion: isCourted ? of('PR').filter(offeredPromotions(db)) : [],
    banners: types.includes('B') ? listBanners(db, groupName, reader.language) : [],
    player: notices,
    popup: isCourted ? of('PU').filter(duePopups(db, reader.session)) : [],
    hot: of('H'),
    ...(types.includes('A') ? { footer: { unreadCount: notices.filter(({ read }) => !read).length } } : {}),
  };
}

/** Notices for players, in the house's order. */
export const listNotices = (db: Database, reader: Reader): Announcement[] => ofType(db, 'PL', reader);

/** How many notices the popular list has. */
const POPULAR = 5;

/** The notices that most members have read; those that nobody has follow in the house's order. */
export function popularNotices(db: Database, reader: Reader): Announcement[] {
  const rows = sql<{ id: string; reads: number }>(
    db,
    'SELECT announcement_id AS id, COUNT(*) AS reads FROM announcement_reads GROUP BY announcement_id',
  ).all();
  const reads = new Map(rows.map(({ id, reads: count }) => [id, count]));
  const of = ({ id }: Announcement): number => reads.get(id) ?? 0;
  return listNotices(db, reader)
    .sort((a, b) => of(b) - of(a))
    .slice(0, POPULAR);
}

/** What is highlighted in the lobby. */
export const lobbyNews = (db: Database, reader: Reader): LobbyNews[] =>
  ofType(db, 'H', reader).map(({ id, title, content, startDate }) => ({ id, title, content, startDate }));

/** One announcement. Refuses `not.found` for an unknown id, one that is over, and to others than agents what is written to agents. */
export function findAnnouncement(db: Database, id: string, reader: Reader): Announcement {
  const row = sql<AnnouncementRow>(
    db,
    `SELECT ${COLUMNS} FROM announcements a WHERE a.id = ? AND ((${CURRENT}) OR ${AWAITED})`,
  ).get(readerId(reader), id, reader.now, reader.now, readerId(reader));
  const hidden = row?.type === 'PR' && !(offeredPromotions(db)(row) && courted(db, reader));
  if (!row || hidden || (row.type === 'A' && !readsAgents(reader.session))) return refuse('not.found');
  return announcementOf(row, reader);
}

/**
 * Marks a notice read; marking twice is harmless. Refuses `free.reject` to free play, for which nothing is kept (SPEC section 6), and
 * `not.found` for an unknown id or one that is not for this reader.
 */
export function markRead(db: Database, session: Session, id: string, now: number): void {
  checkRealMember(session);
  const known = sql<{ type: ContentType }>(db, 'SELECT type FROM announcements WHERE id = ?').get(id);
  if (!known || (known.type === 'A' && !readsAgents(session))) refuse('not.found');
  sql(db, 'INSERT OR IGNORE INTO announcement_reads (member_id, announcement_id, read_at) VALUES (?, ?, ?)').run(
    session.memberId,
    id,
    now,
  );
}

/** Unread notices of the member; an account of free play has none (SPEC section 6). */
export function unreadCount(db: Database, session: Session, now: number): number {
  if (session.type === 4) {
    return 0;
  }
  const row = sql<{ count: number }>(
    db,
    `SELECT COUNT(*) AS count FROM announcements a WHERE a.type = 'PL' AND ${CURRENT}
     AND NOT EXISTS (${SEEN})`,
  ).get(now, now, session.memberId);
  return row?.count ?? 0;
}

/** Nobody who takes a break from play is shown advertising. */
function courted(db: Database, reader: Reader): boolean {
  return Object.keys(closureOf(db, readerId(reader), reader.now)).length === 0;
}

function ofType(db: Database, type: ContentType, reader: Reader): Announcement[] {
  return sql<AnnouncementRow>(
    db,
    `SELECT ${COLUMNS} FROM announcements a WHERE a.type = ? AND ((${CURRENT}) OR ${AWAITED}) ORDER BY a.position`,
  )
    .all(readerId(reader), type, reader.now, reader.now, readerId(reader))
    .map((row) => announcementOf(row, reader));
}

function readerId({ session }: Reader): number {
  return session?.memberId ?? NOBODY;
}

function announcementOf(row: AnnouncementRow, { session, language }: Reader): Announcement {
  return {
    id: row.id,
    title: textIn(JSON.parse(row.title) as Text, language),
    category: row.category,
    content: textIn(JSON.parse(row.content) as Text, language),
    startDate: instantOf(row.starts_at),
    endDate: instantOf(row.ends_at),
    noExpiry: row.no_expiry,
    ...(row.linked_promotion_id === null ? {} : { linkedPromotionId: row.linked_promotion_id }),
    imageRequired: row.image_required,
    remarkRequired: row.remark_required,
    announcementImages: JSON.parse(row.images) as AnnouncementImage[],
    ...(row.status === null ? {} : { status: row.status }),
    read: row.is_read === 1 || session === undefined || session.type === 4,
  };
}

interface BannerRow {
  id: string;
  group_name: BannerGroup;
  title: string;
  link: string | null;
}

function listBanners(db: Database, groupName: BannerGroup, language: string): Banner[] {
  const rows = sql<BannerRow>(
    db,
    "SELECT id, group_name, title, link FROM banners WHERE ? IN ('', group_name) ORDER BY position",
  ).all(groupName);
  return rows.map(({ id, group_name, title, link }) => ({
    url: `/img/banner/${id}`,
    groupName: group_name,
    title: textIn(JSON.parse(title) as Text, language),
    ...(link === null ? {} : { link }),
  }));
}
