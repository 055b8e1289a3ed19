import type {
  LiveChat,
  LiveChatQuery,
  LiveGiftForm,
  LiveGiven,
  LiveLine,
  LiveLineForm,
} from '../../contract/schemas/service.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { HOST_ANSWERS, HOST_LINES, VIEWER_LINES, VIEWERS } from '../seed/texts/live-chat.ts';
import type { RoomSeed } from '../seed/texts/live-rooms.ts';
import { textIn } from '../seed/texts/text.ts';
import { playerAccount, post } from './ledger.ts';
import { findGift, giftIn } from './liveGifts.ts';
import { checkEntrance, figure, viewersOf } from './liveRooms.ts';
import { formatMoney, parseMoney } from './money.ts';
import { instantOf } from './paging.ts';
import { checkOpen } from './playClosure.ts';
import { refuse } from './refusal.ts';
import type { Session } from './session.ts';

/** Somebody may speak once in so many ms; whoever watches speaks in about every second of them. */
const SLOT = 4000;

/** So far back a room's chat is shown, in ms, and so many lines at most. */
const BACK = 3 * 60_000;
const MOST = 30;

/** A member writes at most one line in so many ms. */
const PAUSE = 1500;

/** So many ms after a word or a gift its host answers. */
const ANSWER = 2500;

interface LineRow {
  id: number;
  member_id: number;
  username: string;
  line_key: string;
  body: string;
  gift_id: string | null;
  created_at: number;
}

const LINES = 'SELECT l.*, m.username FROM live_lines l JOIN members m ON m.id = l.member_id';

/** Ids in the order of their moments. */
const idAt = (at: number, who: string): string => `${String(at).padStart(15, '0')}-${who}`;

/** How a member's name is shown to others. */
const masked = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`;

/** What is new in a room for whoever may see it: what was said before `now` and behind `after`, and how many watch. */
export function readRoom(db: Database, session: Session, query: LiveChatQuery, now: number): LiveChat {
  const room = checkEntrance(db, session, query.modelId, now);
  const { language, after = '' } = query;
  const from = Math.max(now - BACK, Number(/^\d{15}/.exec(after)?.[0] ?? 0));
  const rows = sql<LineRow>(db, `${LINES} WHERE l.model_id = ? AND l.created_at >= ? AND l.created_at < ?`).all(
    room.id,
    from - ANSWER,
    now,
  );
  const lines = [
    ...othersSay(room, language, { from, now }),
    ...rows.map((row) => lineOf(row, session.memberId, language)),
    ...rows.flatMap((row) => answerTo(room, row, language)),
  ].filter(({ lineId, at }) => lineId > after && Date.parse(at) >= from && Date.parse(at) < now);
  lines.sort((a, b) => (a.lineId < b.lineId ? -1 : 1));
  return { lines: lines.slice(-MOST), viewers: viewersOf(room, now) };
}

/** What the host and the other viewers say over a range of moments: the same for everybody. */
function othersSay(room: RoomSeed, language: string, { from, now }: { from: number; now: number }): LiveLine[] {
  const lines: LiveLine[] = [];
  for (let slot = Math.floor(from / SLOT); slot * SLOT < now; slot += 1) {
    const dice = figure(`${room.id}:say`, slot, 1000);
    if (dice >= 500) continue;
    const host = dice < 60;
    const said = host ? HOST_LINES : VIEWER_LINES;
    const text = said[figure(`${room.id}:what`, slot, said.length)];
    const at = slot * SLOT + figure(`${room.id}:when`, slot, SLOT);
    lines.push({
      lineId: idAt(at, `v${slot}`),
      author: host ? room.name : (VIEWERS[figure(`${room.id}:who`, slot, VIEWERS.length)] ?? ''),
      text: text ? textIn(text, language) : '',
      at: instantOf(at),
      host,
      mine: false,
    });
  }
  return lines;
}

function lineOf(row: LineRow, memberId: number, language: string): LiveLine {
  const mine = row.member_id === memberId;
  const gift = row.gift_id === null ? undefined : giftIn(findGift(row.gift_id), language);
  return {
    lineId: idAt(row.created_at, `m${row.id}`),
    author: mine ? row.username : masked(row.username),
    text: row.body,
    at: instantOf(row.created_at),
    host: false,
    mine,
    ...(gift && { gift: { name: gift.name, iconUrl: gift.iconUrl } }),
    ...(mine && !gift && { lineKey: row.line_key }),
  };
}

/** A host thanks for every gift, and answers about every second word. */
function answerTo(room: RoomSeed, row: LineRow, language: string): LiveLine[] {
  if (row.gift_id === null && row.id % 2 === 0) return [];
  const at = row.created_at + ANSWER;
  const pattern = textIn(HOST_ANSWERS[row.gift_id === null ? 'line' : 'gift'], language);
  return [
    {
      lineId: idAt(at, `h${row.id}`),
      author: room.name,
      text: pattern.replace('{name}', () => masked(row.username)),
      at: instantOf(at),
      host: true,
      mine: false,
    },
  ];
}

/**
 * Says something in a room; the same key is the line that it was. Refuses as `checkEntrance`, `free.reject` for free play,
 * `payload.invalid` for blanks alone and `too.many.requests` within the pause.
 */
export function sayInRoom(db: Database, session: Session, form: LiveLineForm, now: number): LiveLine {
  const { memberId, type } = session;
  if (type === 4) refuse('free.reject');
  const said = sql<LineRow>(db, `${LINES} WHERE l.member_id = ? AND l.line_key = ?`).get(memberId, form.lineKey);
  if (said) return lineOf(said, memberId, 'en');
  const { id } = checkEntrance(db, session, form.modelId, now);
  const body = form.text.trim();
  if (!body) refuse('payload.invalid', { issues: [{ field: 'text', message: 'must say something' }] });
  const last = sql<{ at: number | null }>(
    db,
    'SELECT MAX(created_at) AS at FROM live_lines WHERE member_id = ? AND gift_id IS NULL',
  ).get(memberId)?.at;
  if (now - (last ?? 0) < PAUSE) refuse('too.many.requests');
  return addLine(db, session, { modelId: id, lineKey: form.lineKey, body, giftId: null, language: 'en' }, now);
}

interface NewLine {
  modelId: string;
  lineKey: string;
  body: string;
  giftId: string | null;
  /** Of the gift's name. */
  language: string;
}

function addLine(db: Database, { memberId }: Session, line: NewLine, now: number): LiveLine {
  const { lastInsertRowid } = sql(
    db,
    'INSERT INTO live_lines (model_id, member_id, line_key, body, gift_id, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(line.modelId, memberId, line.lineKey, line.body, line.giftId, now);
  const row = sql<LineRow>(db, `${LINES} WHERE l.id = ?`).get(Number(lastInsertRowid)) ?? refuse('unknown');
  return lineOf(row, memberId, line.language);
}

/**
 * Gives a host a gift. Refuses as `checkEntrance`, `live.price` when the price is another than the one that was shown, `free.reject` for
 * free play, `account.excluded` while play is closed and `wallet.insufficient`. To be called inside a transaction.
 */
export function giveGift(
  db: Database,
  session: Session,
  { modelId, giftId, price, language }: LiveGiftForm,
  { key, now }: { key: string; now: number },
): LiveGiven {
  const { memberId, type } = session;
  if (type === 4) refuse('free.reject');
  checkOpen(db, memberId, now);
  const room = checkEntrance(db, session, modelId, now);
  const gift = findGift(giftId);
  if (parseMoney(price) !== gift.price) refuse('live.price');
  post(db, {
    key: `gift:${memberId}:${key}`,
    kind: 'gift',
    reference: modelId,
    source: { pt: `${gift.name.pt} para ${room.name}`, en: `${gift.name.en} for ${room.name}` },
    at: now,
    lines: [
      { account: playerAccount(memberId), amount: -gift.price },
      { account: 'house:live', amount: gift.price },
    ],
  });
  const line = addLine(db, session, { modelId, lineKey: `gift:${key}`, body: '', giftId, language }, now);
  return { modelId, amount: formatMoney(gift.price), line };
}
