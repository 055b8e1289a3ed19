import type { SessionType } from '../../../contract/schemas/session.ts';
import { showToast } from '../screen/toasts.ts';
import { hasFeature } from '../system/system.ts';
import { session } from './session.ts';

/** A row of the table of roles. */
export type Role = 'agent' | 'money' | 'withdraw' | 'messages' | 'account' | 'password' | 'contracts';

/** Everybody but free play, which has nobody behind it. */
const REAL: readonly SessionType[] = [0, 1, 2, 40, 41, 42];

/**
 * Who may what (SPEC section 6). A guest has no role. Whatever needs only a session (recent games, favourites, launching, rewards) has
 * no row.
 */
const ROLES: Partial<Record<string, readonly SessionType[]>> & Record<Role, readonly SessionType[]> = {
  /** Has the agent's home and menu; is shown no referral link, and a dialog of its own where others invite. */
  agent: [1, 2, 41, 42],
  /** Pays in, moves money, and passes the checks of free play. */
  money: [0, 1, 2],
  /** Has real money to be paid out, unless the site pays only who may pay in. */
  get withdraw() {
    return hasFeature('payersWithdraw') ? this.money : REAL;
  },
  /** Has an inbox, live chat, their counts, and notices of which the platform keeps what was read. */
  messages: REAL,
  /** Has an account that lasts, with a member centre; free play is asked to register instead. */
  account: REAL,
  /** Has a password to change. */
  password: REAL,
  /** Is reminded at home of contracts that wait to be signed. */
  contracts: [0, 1, 2],
};

/** For how many seconds who lacks a role is told so (SPEC section 8); the others are not told. */
const TOLD: Partial<Record<string, number>> = { money: 2, withdraw: 2, messages: 1 };

/**
 * Whether a session has a role, by default the one that holds now; what is no row of the table needs no more than a session. Reading
 * it in a component follows the session.
 */
export const hasRole = (role: Role | 'member' | 'reward', who = session.value): boolean =>
  who !== undefined && (ROLES[role]?.includes(who.type) ?? true);

/** As `hasRole`, and who has it not is told so: free_reject for free play, the type of the account for the others. */
export function checkRole(role: Role | 'member' | 'reward'): boolean {
  const may = hasRole(role);
  const seconds = TOLD[role];
  if (!may && seconds) showToast('offline', hasRole('account') ? 'type_reject' : 'free_reject', seconds);
  return may;
}
