import { createHash, randomBytes } from 'node:crypto';
import type { Decimal } from '../../contract/schemas/money.ts';
import type { Page } from '../../contract/schemas/page.ts';
import type {
  LiveEntry,
  LiveModel,
  LiveModelQuery,
  LiveRoom,
  LiveRoomQuery,
  LiveTicket,
} from '../../contract/schemas/service.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { LIVE_ROOMS, type RoomSeed } from '../seed/texts/live-rooms.ts';
import { textIn } from '../seed/texts/text.ts';
import { playerAccount, post } from './ledger.ts';
import { giftsIn } from './liveGifts.ts';
import { formatMoney, parseMoney } from './money.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';
import { checkOpen } from './playClosure.ts';
import { refuse } from './refusal.ts';
import type { Session } from './session.ts';
import { timeZoneOf } from './site.ts';
import { siteDay } from './siteDay.ts';
import { vipLevelOf, vipNames } from './vip.ts';

const HOUR = 3600 * 1000;

/** How long a ticket lasts, in ms, and a pass at most. */
const TICKET = 24 * HOUR;
const VISIT = 24 * HOUR;

/** How long a stage shows the same, in ms. */
const SCENE = 30_000;

/** A number of a room that changes with `step`, always the same for both. */
export function figure(id: string, step: number, below: number): number {
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
export function listRooms(db: Database, query: LiveModelQuery, visitor: Visitor): Page<LiveModel> {
  const shown = LIVE_ROOMS.filter(({ roomType }) => query.roomType === undefined || roomType === query.roomType)
    .filter((room) => !(query.streaming || query.active) || onAir(room, visitor.now))
    .map((room) => modelOf(db, room, query.language, visitor))
    .sort((a, b) => b.viewers - a.viewers);
  const from = offsetOf(query);
  return { list: shown.slice(from, from + query.pageSize), ...pageCounters(query, shown.length) };
}

function modelOf(db: Database, room: RoomSeed, language: string, { session, now }: Visitor): LiveModel {
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
    viewers: viewersOf(room, now),
    tags: tags.map((tag) => textIn(tag, language)),
    ...(price !== undefined && { price: formatMoney(price) }),
    ...(vip !== undefined && { vipLevel: vipNames(db, language)[vip] ?? '' }),
    ...(ticket && { paidUntil: instantOf(ticket.created_at + TICKET) }),
  };
}

/** How many watch a room; nobody while it is off the air. */
export const viewersOf = (room: RoomSeed, now: number): number =>
  onAir(room, now) ? 40 + figure(room.id, Math.floor(now / (5 * 60_000)), 4200) : 0;

/** A room by its id. Refuses `not.found`. */
export const findRoom = (id: string): RoomSeed => LIVE_ROOMS.find((one) => one.id === id) ?? refuse('not.found');

/** A room on the air. Refuses `not.found` for an unknown one and `live.closed` for one that is off the air. */
function roomOf(id: string, now: number): RoomSeed {
  const room = findRoom(id);
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
    source: { pt: room.name, en: room.name },
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

/** Whether a member may see a room now. */
function entryOf(db: Database, { memberId }: Session, room: RoomSeed, now: number): LiveEntry {
  if (!onAir(room, now)) return 'closed';
  const { id, vip, price } = room;
  if (vip !== undefined && vipLevelOf(db, memberId, 'en').level < vip) return 'level';
  return price !== undefined && !ticketOf(db, memberId, id, now) ? 'unpaid' : 'open';
}

/** Checks that a member may see a room. Refuses `not.found`, `live.closed`, `live.level`, `live.unpaid`. */
export function checkEntrance(db: Database, session: Session, modelId: string, now: number): RoomSeed {
  const room = findRoom(modelId);
  const entry = entryOf(db, session, room, now);
  return entry === 'open' ? room : refuse(`live.${entry}`);
}

/** Who sees which room with a pass. */
interface LiveVisit {
  session: Session;
  modelId: string;
  until: number;
}

/** Passes live as long as this process: a room is entered anew after it. */
const visits = new Map<string, LiveVisit>();

/** A room as a member finds it. Who may see it gets the address of its stage, with a pass that is good for this room alone. */
export function enterRoom(db: Database, session: Session, { modelId, language }: LiveRoomQuery, now: number): LiveRoom {
  const room = findRoom(modelId);
  const entry = entryOf(db, session, room, now);
  return {
    model: modelOf(db, room, language, { session, now }),
    entry,
    ...(entry === 'open' && { stream: { url: `/sandbox/live/${passFor(session, modelId, now)}.svg`, every: SCENE } }),
    gifts: giftsIn(language),
  };
}

function passFor(session: Session, modelId: string, now: number): string {
  for (const [pass, { until }] of visits) if (until <= now) visits.delete(pass);
  const pass = randomBytes(24).toString('base64url');
  visits.set(pass, { session, modelId, until: now + VISIT });
  return pass;
}

/** The room of a pass, while its member may still see it. Refuses `session.expired` and as `checkEntrance`. */
export function visitedRoom(db: Database, pass: string, now: number): RoomSeed {
  const visit = visits.get(pass);
  if (!visit || visit.until <= now) return refuse('session.expired');
  return checkEntrance(db, visit.session, visit.modelId, now);
}
