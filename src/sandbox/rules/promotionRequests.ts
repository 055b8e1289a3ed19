import { PICTURE_BYTES } from '../../contract/fields/limits.ts';
import type { RewardRequestForm } from '../../contract/schemas/promotions.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { amountText } from './eventLetters.ts';
import { writeTo } from './inbox.ts';
import type { Minor } from './money.ts';
import { checkOpen } from './playClosure.ts';
import { issuePrize, keepState, linkedPromotion, type PromotionRow, promotionFor, termsOf } from './promotions.ts';
import { refuse } from './refusal.ts';

interface Picture {
  type: 'image/jpeg' | 'image/png';
  bytes: Buffer;
}

/**
 * Asks for a promotion's reward with what its flags demand (SPEC 2.10 and 5); somebody decides at /sandbox/promotions. Refuses
 * `promotion.applied` for a second application, `promotion.closed` where nobody may apply, `payload.invalid` naming what is missing,
 * `upload.invalid` for what is no picture.
 */
export function applyForReward(
  db: Database,
  memberId: number,
  { promotionId, remarks, pictures }: RewardRequestForm,
  now: number,
): void {
  checkOpen(db, memberId, now);
  const row = linkedPromotion(db, memberId, promotionId, now);
  if (row.state !== null || row.reward !== null) refuse('promotion.applied');
  if (termsOf(row).kind !== 'apply' || row.status !== 'claim') refuse('promotion.closed');
  checkGiven(row, remarks, pictures);
  const seen = pictures.map(pictureOf);
  db.transaction(() => {
    const { lastInsertRowid } = sql(
      db,
      'INSERT INTO promotion_requests (member_id, promotion_id, remarks, created_at) VALUES (?, ?, ?, ?)',
    ).run(memberId, row.id, remarks.trim(), now);
    const insert = sql(db, 'INSERT INTO promotion_pictures (request_id, position, type, bytes) VALUES (?, ?, ?, ?)');
    for (const [position, { type, bytes }] of seen.entries()) insert.run(lastInsertRowid, position, type, bytes);
    keepState(db, memberId, row.id, 'applying', now);
  }).immediate();
}

function checkGiven(row: PromotionRow, remarks: string, pictures: readonly string[]): void {
  const missing = (field: string) =>
    refuse('payload.invalid', { issues: [{ field, message: `${field} is required` }] });
  if (row.remark_required === 'Y' && remarks.trim() === '') missing('remarks');
  if (row.image_required === 'Y' && pictures.length === 0) missing('pictures');
}

/** A picture by its bytes: what it says of itself proves nothing. */
function pictureOf(data: string): Picture {
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  const png = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const jpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  if (bytes.length > PICTURE_BYTES || !(png || jpeg)) refuse('upload.invalid', { field: 'pictures' });
  return { type: png ? 'image/png' : 'image/jpeg', bytes };
}

/** An application as the back office sees it; `amount` is what the promotion pays as a rule, in minor units. */
export interface PromotionRequest {
  id: number;
  username: string;
  promotionId: string;
  title: string;
  remarks: string;
  status: 'pending' | 'issued' | 'rejected';
  createdAt: number;
  pictures: number;
  amount: Minor;
}

interface RequestRow extends Omit<PromotionRequest, 'createdAt' | 'promotionId' | 'amount'> {
  member_id: number;
  promotion_id: string;
  created_at: number;
  terms: string | null;
}

const REQUESTS = `SELECT q.id, q.member_id, q.promotion_id, q.remarks, q.status, q.created_at, m.username, a.title, t.terms,
  (SELECT COUNT(*) FROM promotion_pictures p WHERE p.request_id = q.id) AS pictures
  FROM promotion_requests q JOIN members m ON m.id = q.member_id JOIN announcements a ON a.id = q.promotion_id
  LEFT JOIN promotion_terms t ON t.promotion_id = q.promotion_id`;

/** The applications, those that wait first. */
export function promotionRequests(db: Database): PromotionRequest[] {
  const rows = sql<RequestRow>(db, `${REQUESTS} ORDER BY q.status <> 'pending', q.id DESC LIMIT 100`).all();
  return rows.map(({ promotion_id, created_at, title, terms, member_id: _, ...rest }) => ({
    ...rest,
    promotionId: promotion_id,
    createdAt: created_at,
    title: textIn(JSON.parse(title) as Text, 'en'),
    amount: prizeOf(terms).amount,
  }));
}

/** A picture of an application; undefined for one that is not there. */
export function requestPicture(db: Database, requestId: number, position: number): Picture | undefined {
  return sql<Picture>(db, 'SELECT type, bytes FROM promotion_pictures WHERE request_id = ? AND position = ?').get(
    requestId,
    position,
  );
}

function prizeOf(terms: string | null) {
  const known = termsOf({ terms } as PromotionRow);
  return known.kind === 'apply' ? known : { amount: 0, times: 1, days: 30 };
}

/** What is decided about an application: an amount in minor units, or why there is none. */
export type Decision = { amount: Minor } | { reason: string };

/** Decides an application once: the reward waits to be claimed, or the reason is told; its pictures go. Refuses `not.found` where none waits. */
export function decideRequest(db: Database, requestId: number, decision: Decision, now: number): void {
  db.transaction(() => {
    const row = sql<RequestRow>(db, `${REQUESTS} WHERE q.id = ? AND q.status = 'pending'`).get(requestId);
    if (!row) return refuse('not.found');
    const { member_id, promotion_id, title, terms } = row;
    const issued = 'amount' in decision;
    sql(db, 'UPDATE promotion_requests SET status = ?, decided_at = ? WHERE id = ?').run(
      issued ? 'issued' : 'rejected',
      now,
      requestId,
    );
    sql(db, 'DELETE FROM promotion_pictures WHERE request_id = ?').run(requestId);
    if (issued) {
      const promotion = promotionFor(db, member_id, promotion_id, now);
      issuePrize(db, member_id, promotion, { ...prizeOf(terms), amount: decision.amount }, now);
      keepState(db, member_id, promotion_id, 'issued', now);
    } else keepState(db, member_id, promotion_id, 'rejected', now, decision.reason);
    tell(db, member_id, JSON.parse(title) as Text, decision, now);
  }).immediate();
}

/** Writes to the member's inbox. */
function tell(db: Database, memberId: number, title: Text, decision: Decision, now: number): void {
  const issued = 'amount' in decision;
  const amount = amountText(issued ? decision.amount : 0);
  const reason = issued ? '' : `<p>${escaped(decision.reason)}</p>`;
  const content = {
    pt: issued ? `${amount.pt} à sua espera em Promoções.` : 'Seu pedido não foi aprovado.',
    en: issued ? `${amount.en} waiting for you in Promotions.` : 'Your request was not approved.',
  };
  const html = (text: string): string => `<p>${escaped(text)}</p>${reason}`;
  writeTo(db, memberId, { title, content: { pt: html(content.pt), en: html(content.en) } }, now);
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
