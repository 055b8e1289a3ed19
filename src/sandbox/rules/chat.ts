import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { refuse } from './refusal.ts';

const LIFETIME = 2 * 3600 * 1000;

/** An open conversation with the stand-in of customer service. */
export interface Chat {
  member_id: number;
  language: string;
  back_url: string;
  /** What the app calls the chat, and the colour of its bar. */
  title: string;
  color: string;
}

export interface ChatMessage {
  author: 'service' | 'member';
  body: string;
  created_at: number;
}

/** Opens a chat and answers its key, which travels only in an address's fragment and in a header. */
export function openChat(db: Database, chat: Chat, now: number): string {
  const key = randomBytes(24).toString('base64url');
  sql(
    db,
    'INSERT INTO chats (key_hash, member_id, language, back_url, title, color, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(hashOf(key), chat.member_id, chat.language, chat.back_url, chat.title, chat.color, now + LIFETIME);
  return key;
}

/** The chat of a key. Refuses `session.expired` when there is none any more. */
export function findChat(db: Database, key: string, now: number): Chat {
  const chat = sql<Chat>(
    db,
    'SELECT member_id, language, back_url, title, color FROM chats WHERE key_hash = ? AND expires_at > ?',
  ).get(hashOf(key), now);
  return chat ?? refuse('session.expired');
}

/** The whole conversation, oldest first; reading it marks the service's messages read. */
export function readChat(db: Database, memberId: number, now: number): ChatMessage[] {
  sql(db, "UPDATE chat_messages SET read_at = ? WHERE member_id = ? AND author = 'service' AND read_at IS NULL").run(
    now,
    memberId,
  );
  return sql<ChatMessage>(db, 'SELECT author, body, created_at FROM chat_messages WHERE member_id = ? ORDER BY id').all(
    memberId,
  );
}

export function say(db: Database, memberId: number, author: ChatMessage['author'], body: string, now: number): void {
  sql(db, 'INSERT INTO chat_messages (member_id, author, body, created_at) VALUES (?, ?, ?, ?)').run(
    memberId,
    author,
    body,
    now,
  );
}

export function unreadChat(db: Database, memberId: number): number {
  const row = sql<{ count: number }>(
    db,
    "SELECT COUNT(*) AS count FROM chat_messages WHERE member_id = ? AND author = 'service' AND read_at IS NULL",
  ).get(memberId);
  return row?.count ?? 0;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
