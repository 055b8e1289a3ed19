import type { InboxEntry, InboxMessage, InboxQuery } from '../../contract/schemas/inbox.ts';
import type { Page } from '../../contract/schemas/page.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { instantOf, offsetOf, pageCounters } from './paging.ts';
import { refuse } from './refusal.ts';

/** Characters of a message that its row in the list shows at most. */
const EXCERPT = 120;

interface MessageRow {
  id: number;
  title: string;
  content: string;
  title_en: string | null;
  content_en: string | null;
  further: string | null;
  created_at: number;
  read_at: number | null;
}

/** Title and content of a letter in one language. */
export interface Wording {
  title: string;
  content: string;
}

/** A message for one member, in the languages of the house; `content` is HTML. `readAt` in ms where it was read already. */
export interface Letter {
  title: Text;
  content: Text;
  /** The further languages, where the words are of this letter alone. */
  further?: Readonly<Record<string, Wording>>;
  readAt?: number;
}

/** Puts a message into a member's inbox and gives its id. */
export function writeTo(db: Database, memberId: number, letter: Letter, now: number): number {
  const { title, content, further, readAt } = letter;
  const others = further ? JSON.stringify(further) : null;
  const { lastInsertRowid } = sql(
    db,
    `INSERT INTO inbox (member_id, title, content, title_en, content_en, further, created_at, read_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(memberId, title.pt, content.pt, title.en, content.en, others, now, readAt ?? null);
  return Number(lastInsertRowid);
}

/** A member's messages, newest first. */
export function listInbox(db: Database, memberId: number, query: InboxQuery): Page<InboxEntry> {
  const which = `FROM inbox WHERE member_id = ?${query.unread ? ' AND read_at IS NULL' : ''}`;
  const total = sql<{ count: number }>(db, `SELECT COUNT(*) AS count ${which}`).get(memberId);
  const rows = sql<MessageRow>(db, `SELECT * ${which} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`);
  const list = rows.all(memberId, query.pageSize, offsetOf(query)).map((row) => entryOf(row, query.language));
  return { list, ...pageCounters(query, total?.count ?? 0) };
}

/** One message. Refuses `not.found` for those of others and those that are gone. */
export function findMessage(db: Database, memberId: number, messageId: string, language: string): InboxMessage {
  const find = sql<MessageRow>(db, 'SELECT * FROM inbox WHERE id = ? AND member_id = ?');
  const row = find.get(Number(messageId) || 0, memberId) ?? refuse('not.found');
  return { ...entryOf(row, language), content: wordingOf(row, language).content };
}

function wordingOf({ title, title_en, content, content_en, further }: MessageRow, language: string): Wording {
  const own = further === null ? undefined : (JSON.parse(further) as Record<string, Wording>)[language];
  return (
    own ?? {
      title: textIn({ pt: title, en: title_en ?? title }, language),
      content: textIn({ pt: content, en: content_en ?? content }, language),
    }
  );
}

function entryOf(row: MessageRow, language: string): InboxEntry {
  const { id, created_at, read_at } = row;
  const { title, content } = wordingOf(row, language);
  return {
    messageId: String(id),
    title,
    excerpt: excerptOf(content),
    createdAt: instantOf(created_at),
    read: read_at !== null,
  };
}

const SIGNS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** The beginning of what a piece of HTML says. */
export function excerptOf(html: string): string {
  const text = html
    .replace(/<\/?(?:p|li|ul|ol|h\d|div|br|tr|td)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => SIGNS[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT - 1).trimEnd()}…` : text;
}
