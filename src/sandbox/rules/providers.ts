import { createHash, randomBytes } from 'node:crypto';
import type { LinkedAccount, LoginProvider } from '../../contract/schemas/member.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { refuse } from './refusal.ts';

/** Services that give tokens here: two that know people, one that knows numbers, one that knows machines. */
export type TokenProvider = LoginProvider | 'firebase' | 'human';

/** Whom a service vouched for; `subject` is its own lasting key of the person. */
export interface Vouched {
  provider: TokenProvider;
  subject: string;
  name: string | null;
  email: string | null;
}

/** How long a service's token holds, and a ticket of this platform that stands for one, in ms. */
const TOKEN_LIFETIME = 5 * 60_000;
export const TICKET_LIFETIME = 15 * 60_000;

const LOGIN_PROVIDERS: readonly LoginProvider[] = ['google', 'facebook'];

/** Gives a token for somebody, as the service does at the end of a sign-in. It is kept only as a hash, and good for once. */
export function giveToken(db: Database, vouched: Vouched, now: number, lifetime = TOKEN_LIFETIME): string {
  const token = randomBytes(24).toString('base64url');
  sql(db, 'DELETE FROM provider_tokens WHERE expires_at <= ?').run(now);
  sql(
    db,
    'INSERT INTO provider_tokens (token_hash, provider, subject, name, email, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(hashOf(token), vouched.provider, vouched.subject, vouched.name, vouched.email, now + lifetime);
  return token;
}

/** Asks the service whom a token stands for, and uses it up. Undefined for a wrong, used or late one. */
export function spendToken(db: Database, token: string | undefined, now: number): Vouched | undefined {
  if (!token) return undefined;
  return sql<Vouched>(
    db,
    'DELETE FROM provider_tokens WHERE token_hash = ? AND expires_at > ? RETURNING provider, subject, name, email',
  ).get(hashOf(token), now);
}

/** Whose number a phone-authentication token proves: it may be shown again until it is late, as a signed token may. */
export function readToken(db: Database, token: string, now: number): Vouched | undefined {
  return sql<Vouched>(
    db,
    'SELECT provider, subject, name, email FROM provider_tokens WHERE token_hash = ? AND expires_at > ?',
  ).get(hashOf(token), now);
}

/** Whom a sign-in of `provider` stands for. Refuses `provider.failed`. */
export function spendSignIn(db: Database, provider: LoginProvider, token: string, now: number): Vouched {
  const vouched = spendToken(db, token, now);
  return vouched?.provider === provider ? vouched : refuse('provider.failed');
}

/** Lets through who has passed the human check. Refuses `human.required`. */
export function spendHumanCheck(db: Database, token: string | undefined, now: number): void {
  if (spendToken(db, token, now)?.provider !== 'human') refuse('human.required');
}

/** The member that somebody's account of another service is linked to. */
export function linkedMember(db: Database, { provider, subject }: Vouched): number | undefined {
  return sql<{ member_id: number }>(db, 'SELECT member_id FROM linked_accounts WHERE provider = ? AND subject = ?').get(
    provider,
    subject,
  )?.member_id;
}

/** Links for good (SPEC section 4). Refuses `provider.linked` where either side has a link already. */
export function linkMember(db: Database, memberId: number, vouched: Vouched, now: number): void {
  const { provider, subject, name, email } = vouched;
  const mine = linksOf(db, memberId).some((link) => link.provider === provider && link.linked);
  if (mine || linkedMember(db, vouched) !== undefined) refuse('provider.linked');
  sql(db, 'INSERT INTO linked_accounts (member_id, provider, subject, name, linked_at) VALUES (?, ?, ?, ?, ?)').run(
    memberId,
    provider,
    subject,
    email ?? name ?? subject,
    now,
  );
}

/** Every service with what is linked of it. */
export function linksOf(db: Database, memberId: number): LinkedAccount[] {
  const rows = sql<{ provider: LoginProvider; name: string }>(
    db,
    'SELECT provider, name FROM linked_accounts WHERE member_id = ?',
  ).all(memberId);
  return LOGIN_PROVIDERS.map((provider) => {
    const row = rows.find((one) => one.provider === provider);
    return { provider, linked: row !== undefined, ...(row && { name: row.name }) };
  });
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
