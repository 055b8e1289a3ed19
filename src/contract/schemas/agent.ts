import type { GameType } from './games.ts';
import type { Decimal, Instant } from './money.ts';
import type { Page, PageQuery } from './page.ts';
import type { SessionType } from './session.ts';

/** A member of the team. `balance` is the main wallet's; `downlines` counts the direct ones below, `team` all of them. */
export interface Subordinate {
  memberId: string;
  userName: string;
  type: SessionType;
  balance: Decimal;
  downlines: number;
  team: number;
  /** Steps below the agent who asks: 1 is directly below. */
  level: number;
  /** Who stands directly above. */
  uplineName: string;
  registeredAt: Instant;
  lastLoginAt?: Instant;
  online: boolean;
}

/**
 * Query of the team: the direct downlines of `parentId` (else of the agent), or a search over the whole team; newest first where nothing
 * is said.
 */
export interface SubordinateQuery extends PageQuery {
  parentId?: string;
  userName?: string;
  role?: 'agent' | 'player';
  sort?: 'newest' | 'name' | 'balance' | 'lastLogin' | 'downlines';
}

/** A page of the team, and what stands around it. `agents` and `players` count the selection before it is narrowed to either. */
export interface SubordinateList extends Page<Subordinate> {
  footer: {
    count: number;
    agents: number;
    players: number;
    /** From below the agent who asks down to the member whose downlines these are; empty at the top and in a search. */
    path: { memberId: string; userName: string }[];
  };
}

/**
 * Rebate rate in percent for one game type; `max` is the upline's own, `min` the highest among those below. With the agent's own rates
 * `minAll` is the highest that a direct downline has given on: the least that all direct ones can be set to at once.
 */
export interface RebateRate {
  gameType: GameType;
  rate: Decimal;
  min: Decimal;
  max: Decimal;
  minAll?: Decimal;
}

export interface RebateRateForm {
  gameType: GameType;
  rate: Decimal;
}

/** Opens an account below the agent: 0 member, 1 agent. */
export interface OpenAccountForm {
  userName: string;
  password: string;
  type: 0 | 1;
  rates: RebateRateForm[];
}

/** Transfer to one member of the team. */
export interface DownlineTransfer {
  memberId: string;
  amount: Decimal;
}

/**
 * A link that registers below the agent with given rates, or with the agent's own where those are lower by now; `link` is an address of
 * the site.
 */
export interface AgentLink {
  linkId: string;
  code: string;
  link: string;
  type: 0 | 1;
  rates: RebateRateForm[];
  registered: number;
  createdAt: Instant;
}
