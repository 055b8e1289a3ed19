import type { OpenAccountForm, Subordinate } from '../../contract/schemas/agent.ts';
import type { Database } from '../db/database.ts';
import { checkWithin, giveRates, ratesOf } from './agentRates.ts';
import { subordinateById } from './downline.ts';
import { addMember, type MemberRow, memberByUsername, newAffiliateCode } from './members.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { refuse } from './refusal.ts';
import { registerSettings } from './site.ts';

/**
 * Opens an account directly below an agent, whose owner chooses a password of their own at the first login. Refuses `payload.invalid` by the rules of
 * registration, `rebate.limit`, and `username.exists`, unless it is the same account asked for again, as after a lost answer.
 */
export async function openBelow(
  db: Database,
  agentId: number,
  form: OpenAccountForm,
  now: number,
): Promise<Subordinate> {
  checkForm(db, 'username', form.userName, 'userName');
  checkForm(db, 'password', form.password, 'password');
  checkWithin(ratesOf(db, agentId), form.rates);
  const known = memberByUsername(db, form.userName);
  if (known && !(await isSame(known, agentId, form))) refuse('username.exists', { field: 'userName' });
  const id = known?.id ?? open(db, agentId, form, now);
  return subordinateById(db, agentId, id, now);
}

function open(db: Database, agentId: number, { userName, password, type, rates }: OpenAccountForm, now: number) {
  const hash = hashPassword(password);
  return db
    .transaction(() => {
      const id = addMember(db, {
        username: userName,
        password_hash: hash,
        type,
        nickname: userName,
        upline_id: agentId,
        affiliate_code: newAffiliateCode(),
        first_login: 1,
        created_at: now,
      });
      giveRates(db, id, rates);
      return id;
    })
    .immediate();
}

/** An account that this agent has opened with this password, and that nobody has used. */
async function isSame(known: MemberRow, agentId: number, { password, type }: OpenAccountForm): Promise<boolean> {
  const unused = known.upline_id === agentId && known.type === type && known.last_login_at === null;
  return unused && known.first_login === 1 && (await passwordMatches(password, known.password_hash));
}

function checkForm(db: Database, rule: 'username' | 'password', value: string, field: string): void {
  const { minLength = 0, maxLength = 256, pattern } = registerSettings(db).fields[rule] ?? {};
  const fits = value.length >= minLength && value.length <= maxLength;
  if (fits && (!pattern || new RegExp(pattern, 'u').test(value))) return;
  refuse('payload.invalid', { field, issues: [{ field, message: `${field} is not in the right form` }] });
}
