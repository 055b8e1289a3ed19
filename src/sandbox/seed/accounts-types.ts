import type { SessionType } from '../../contract/schemas/session.ts';
import type { Database } from '../db/database.ts';
import { writeTo } from '../rules/inbox.ts';
import { isAgent } from '../rules/members.ts';
import { member, newcomer, propose } from './accounts-contracts.ts';
import { LETTERS, WELCOME } from './texts/letters.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** Every type that has an account which lasts (SPEC section 6). */
const TYPES: readonly (readonly [SessionType, string])[] = [
  [0, 'Rita'],
  [1, 'Saulo'],
  [2, 'Taís'],
  [40, 'Ulisses'],
  [41, 'Vânia'],
  [42, 'Wagner'],
];

/** Messages beside the welcome, none of them read. */
const UNREAD = 2;

/**
 * One account of each type below agent1, `tipo0` to `tipo42`, all alike: nothing read, a daily salary to sign, and a member below the
 * agents. What they see differently is what their type sees differently.
 */
export function seedTypes(db: Database, now: number): void {
  const head = member(db, 'agent1');
  for (const [place, [type, nickname]] of TYPES.entries()) {
    const own = newcomer(db, head, { username: `tipo${type}`, nickname, place, now, type });
    propose(db, 'dailySalary', head, own, now - 3 * HOUR);
    if (isAgent(type)) newcomer(db, own, { username: `abaixo${type}`, nickname: 'Zoraide', place, now, type: 0 });
    writeTo(db, own.id, { ...WELCOME, readAt: now - 19 * DAY }, now - 20 * DAY);
    for (const [days, letter] of LETTERS.slice(0, UNREAD).entries()) {
      writeTo(db, own.id, letter, now - (UNREAD - days) * DAY);
    }
  }
}
