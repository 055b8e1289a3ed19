import type { SessionType } from '../../contract/schemas/session.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { addMember, isAgent, type NewMember } from '../rules/members.ts';
import { hashPassword } from '../rules/password.ts';
import type { Opening } from './accounts-balance.ts';
import { member } from './accounts-contracts.ts';
import { seedHistory } from './accounts-history.ts';
import { seedMessages } from './accounts-messages.ts';
import { seedRates } from './accounts-rates.ts';
import { seedTree } from './accounts-tree.ts';
import { seedAgentMoney } from './accounts-wallet.ts';

/** An account that a person can sign in with. */
export interface DemoAccount {
  username: string;
  type: SessionType;
  nickname: string;
  /** In cents: what is left of the opening balance after all play. */
  balance: number;
  about: string;
}

export const DEMO_PASSWORD = 'Leve1234';

/** Asked for before money leaves the house. */
export const DEMO_PAYMENT_PASSWORD = '123456';

/** One account per session type (SPEC section 6), and those that show what goes wrong. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'member', type: 0, nickname: 'Marina', balance: 250_000, about: 'ordinary member' },
  {
    username: 'agent1',
    type: 1,
    nickname: 'Augusto',
    balance: 1_850_000,
    about: 'agent, head of the tree',
  },
  { username: 'agent2', type: 2, nickname: 'Beatriz', balance: 640_000, about: 'agent under agent1' },
  {
    username: 'trial',
    type: 4,
    nickname: 'Trial',
    balance: 100_000,
    about: 'free play: no deposit, inbox or chat',
  },
  { username: 'nonagent', type: 40, nickname: 'Nilo', balance: 80_000, about: 'non-agent' },
  { username: 'agent41', type: 41, nickname: 'Caio', balance: 320_000, about: 'agent of type 41' },
  { username: 'agent42', type: 42, nickname: 'Dalva', balance: 210_000, about: 'agent of type 42' },
  {
    username: 'newbie',
    type: 0,
    nickname: 'Novo',
    balance: 5_000,
    about: 'must change the first password',
  },
  { username: 'disabled', type: 0, nickname: 'Davi', balance: 0, about: 'disabled: cannot log in' },
  { username: 'operator', type: 0, nickname: 'Operador', balance: 0, about: 'no member: cannot log in' },
  {
    username: 'agent3',
    type: 2,
    nickname: 'Elisa',
    balance: 120_000,
    about: 'agent under agent1, with contracts to sign',
  },
];

const DAY = 24 * 3600 * 1000;

/** Adds the demo accounts and the agent tree of some hundreds of members; gives what is to be left of their opening balances. */
export function seedAccounts(db: Database, now: number): Opening[] {
  // One hash for all, as making one costs more than everything else about an account.
  const passwordHash = hashPassword(DEMO_PASSWORD);
  const ids = new Map<string, number>();
  const openings: Opening[] = [];
  for (const [place, account] of DEMO_ACCOUNTS.entries()) {
    const id = addMember(db, rowOf(account, place, passwordHash, now));
    ids.set(account.username, id);
    if (account.balance > 0) openings.push({ memberId: id, amount: account.balance, at: now - 420 * DAY });
  }
  sql(db, "UPDATE members SET upline_id = ? WHERE username IN ('agent2', 'agent3', 'member', 'newbie')").run(
    idOf(ids, 'agent1'),
  );
  sql(db, 'UPDATE members SET payment_password_hash = ?').run(hashPassword(DEMO_PAYMENT_PASSWORD));
  sql(db, "UPDATE members SET upline_id = ? WHERE username = 'member'").run(idOf(ids, 'agent2'));
  const heads = [idOf(ids, 'agent1'), idOf(ids, 'agent41'), idOf(ids, 'agent42')];
  openings.push(...seedTree(db, { heads, passwordHash, now }));
  seedRates(db, { leader: idOf(ids, 'agent1'), now });
  seedMessages(db, ids, now);
  return openings;
}

/** What the demo accounts have paid in, moved about and earned; after their opening balances. */
export function seedPasts(db: Database, now: number): void {
  seedHistory(db, member(db, 'member').id, now);
  seedAgentMoney(db, member(db, 'agent1').id, member(db, 'agent2').id, now);
}

function rowOf(account: DemoAccount, place: number, passwordHash: string, now: number): NewMember {
  const { username, type, nickname } = account;
  const status = username === 'disabled' || username === 'operator' ? username : 'active';
  return {
    username,
    password_hash: passwordHash,
    type,
    status,
    nickname,
    icon: `/img/avatar/${place + 1}`,
    email: `${username}@example.com`,
    dialing_code: '55',
    mobile: `1190000000${place}`,
    payee_name: `${nickname} da Silva`,
    birthday: '1990-05-14',
    affiliate_code: isAgent(type) ? username.toUpperCase() : `LEVE${String(place).padStart(4, '0')}`,
    first_login: username === 'newbie' ? 1 : 0,
    created_at: now - 420 * DAY,
  };
}

function idOf(ids: Map<string, number>, username: string): number {
  const id = ids.get(username);
  if (id === undefined) throw new Error(`No demo account ${username}`);
  return id;
}
