import type { RegisterFieldName } from '../../contract/schemas/registration.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import type { MemberRow } from './members.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { refuse } from './refusal.ts';
import { registerSettings } from './site.ts';

/** Refuses `payload.invalid` when a new password breaks the rule that the site has for `rule`; `field` is its name here. */
export function checkSecret(db: Database, rule: RegisterFieldName, field: string, secret: string): void {
  const { pattern, minLength = 1, maxLength = 128 } = registerSettings(db).fields[rule] ?? {};
  const fits = secret.length >= minLength && secret.length <= maxLength && new RegExp(pattern ?? '', 'u').test(secret);
  if (!fits) refuse('payload.invalid', { field, issues: [{ field, message: `${field} is not in the right form` }] });
}

/** Refuses `password.wrong` unless `secret` is what was hashed; nothing is counted, see secretGuard.ts for that. */
export async function checkHeld(secret: string | undefined, hash: string | null, field: string): Promise<void> {
  const held = secret !== undefined && hash !== null && (await passwordMatches(secret, hash));
  if (!held) refuse('password.wrong', { field });
}

/** Refuses `modify.new.old.same` when the new password is the one that the member has. */
export async function checkNew(member: MemberRow, password: string): Promise<void> {
  if (await passwordMatches(password, member.password_hash)) refuse('modify.new.old.same', { field: 'newPassword' });
}

/** Writes a new login password; `first` makes the member change it at the next login. */
export function writePassword(db: Database, memberId: number, password: string, first = false): void {
  sql(db, 'UPDATE members SET password_hash = ?, first_login = ? WHERE id = ?').run(
    hashPassword(password),
    first ? 1 : 0,
    memberId,
  );
}

/** Whether a payment password is what everybody tries first: one digit again and again, or digits in a row. */
export function isEasy(password: string): boolean {
  const steps = new Set([...password].slice(1).map((digit, place) => Number(digit) - Number(password[place])));
  return steps.size === 1 && [0, 1, -1].includes([...steps][0] as number);
}
