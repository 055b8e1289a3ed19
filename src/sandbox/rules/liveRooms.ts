import { createHash, randomBytes } from 'node:crypto';
import type { Decimal } from '../../contract/schemas/money.ts';
import type { Page } from '../../contract/schemas/page.ts';
import type { LiveModel, LiveModelQuery, LiveTicket } from '../../contract/schemas/service.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { LIVE_ROOMS, type RoomSeed } from '../seed/texts/live-rooms.ts';
import { textIn } from '../seed/texts/text.ts';
import { playerAccount, post } from './ledger.ts';
import { formatMoney, parseMoney } from './money.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';
import { checkOpen } from './playClosure.ts';
import { refuse } from './refusal.ts';
import type { Session } from './session.ts';
import { timeZoneOf } from './site.ts';
import { siteDay } from './siteDay.ts';
import { vipLevelOf, vipNames } from './vip.ts';

const HOUR = 3600 * 1000;

/** How long a ticket lasts, in ms. */
const TICKET = 24 * HOUR;

/** A number of a room that changes with `step`, always the same for both. */
function figure(id: string, step: number, below: number): number {
  return createHash('sha256').update(`${id}:${step}`).digest().readUInt32BE(0) % below;
}

/** Two rooms in three are on the air; which ones, changes every hour. */
const onAir = ({ id }: RoomSeed, now: number): boolean => figure(id, Math.floor(now / HOUR), 3) > 0;

/** Who looks at the rooms, in which language, when (ms). */
interface Visitor {
  session: Session | undefined;
  now: number;
}

interface TicketRow {
  amount: number;
  created_at: number;
}

/** The rooms of a selection: those on the air first, the most watched before the others. */
export function listRooms(db: Database, query: LiveModelQuery, { session, now }: Visitor): Page<LiveModel> {
  const levels = vipNames(db, query.language);
  const shown = LIVE_ROOMS.filter(({ roomType }) => query.roomType === undefined || roomType === query.roomType)
    .filter((room) => !(query.streaming || query.active) || onAir(room, now))
    .map((room): LiveModel => {
      const { id, name, picture, roomType, tags, price, vip } = room;
      const live = onAir(room, now);
      const ticket = session && price !== undefined ? ticketOf(db, session.memberId, id, now) : undefined;
      return {
        modelId: id,
        name,
        iconUrl: picture,
        roomType,
        active: live,
        streaming: live,
        viewers: live ? 40 + figure(id, Math.floor(now / (5 * 60_000)), 4200) : 0,
        tags: tags.map((tag) => textIn(tag, query.language)),
        ...(price !== undefined && { price: formatMoney(price) }),
        ...(vip !== undefined && { vipLevel: levels[vip] ?? '' }),
        ...(ticket && { paidUntil: instantOf(ticket.created_at + TICKET) }),
      };
    })
    .sort((a, b) => b.viewers - a.viewers);
  const from = offsetOf(query);
  return { list: shown.slice(from, from + query.pageSize), ...pageCounters(query, shown.length) };
}

/** A room on the air. Refuses `not.found` for an unknown one and `live.closed` for one that is off the air. */
function roomOf(id: string, now: number): RoomSeed {
  const room = LIVE_ROOMS.find((one) => one.id === id) ?? refuse('not.found');
  return onAir(room, now) ? room : refuse('live.closed');
}

/** The ticket that a member holds for a room, if one still lasts. */
function ticketOf(db: Database, memberId: number, modelId: string, now: number): TicketRow | undefined {
  return sql<TicketRow>(
    db,
    `SELECT amount, created_at FROM live_tickets WHERE member_id = ? AND model_id = ? AND created_at > ?
     ORDER BY created_at DESC LIMIT 1`,
  ).get(memberId, modelId, now - TICKET);
}

/**
 * Pays for a room, once: a ticket that still lasts is given again, whatever key it is asked for with. Refuses `live.price` when the price
 * is another than the one that was shown, `free.reject` for free play and `account.excluded` while play is closed.
 */
export function buyTicket(
  db: Database,
  { memberId, type }: Session,
  { modelId, price }: { modelId: string; price: Decimal },
  now: number,
): LiveTicket {
  if (type === 4) refuse('free.reject');
  const held = ticketOf(db, memberId, modelId, now);
  if (held) return ticketAs(modelId, held);
  checkOpen(db, memberId, now);
  const room = roomOf(modelId, now);
  if (room.price === undefined) return refuse('not.found');
  if (parseMoney(price) !== room.price) refuse('live.price');
  const day = siteDay(timeZoneOf(db), now);
  post(db, {
    key: `live:${memberId}:${modelId}:${day}`,
    kind: 'ticket',
    reference: modelId,
    at: now,
    lines: [
      { account: playerAccount(memberId), amount: -room.price },
      { account: 'house:live', amount: room.price },
    ],
  });
  sql(db, 'INSERT INTO live_tickets (member_id, model_id, day, amount, created_at) VALUES (?, ?, ?, ?, ?)').run(
    memberId,
    modelId,
    day,
    room.price,
    now,
  );
  return ticketAs(modelId, { amount: room.price, created_at: now });
}

const ticketAs = (modelId: string, { amount, created_at }: TicketRow): LiveTicket => ({
  modelId,
  amount: formatMoney(amount),
  paidUntil: instantOf(created_at + TICKET),
});

/** Checks that a member may enter a room. Refuses `live.level`, `live.unpaid`, `live.closed`. */
export function checkEntrance(db: Database, { memberId }: Session, modelId: string, now: number): void {
  const { vip, price } = roomOf(modelId, now);
  if (vip !== undefined && vipLevelOf(db, memberId, 'en').level < vip) refuse('live.level');
  if (price !== undefined && !ticketOf(db, memberId, modelId, now)) refuse('live.unpaid');
}

/** A visit of a room: who has its key sees it. */
interface LiveVisit {
  modelId: string;
  backUrl: string;
  until: number;
}

/** Keys live as long as this process: a room is entered anew after it. */
const visits = new Map<string, LiveVisit>();

/** Lets a member into a room; the key travels only in an address's fragment and in a header. */
export function openRoom(modelId: string, backUrl: string, now: number): string {
  for (const [key, { until }] of visits) if (until <= now) visits.delete(key);
  const key = randomBytes(24).toString('base64url');
  visits.set(key, { modelId, backUrl, until: now + HOUR });
  return key;
}

/** The room of a key, as its page shows it. Refuses `session.expired` when there is none any more. */
export function visitedRoom(key: string, now: number, language: string) {
  const visit = visits.get(key);
  if (!visit || visit.until <= now) return refuse('session.expired');
  const room = LIVE_ROOMS.find(({ id }) => id === visit.modelId) ?? refuse('not.found');
  return {
    backUrl: visit.backUrl,
    name: room.name,
    picture: room.picture,
    tags: room.tags.map((tag) => textIn(tag, language)),
  };
}
