import type { PromotionStatus } from './announcements.ts';
import type { GameType } from './games.ts';
import type { Decimal, Instant } from './money.ts';

/** Asks for the reward of a sign-up promotion (SPEC 7.3): `promotionId` is the promotion's linkedPromotionId. */
export interface RewardRequestForm {
  promotionId: string;
  /** At most 3 pictures as data strings of at most 5242880 bytes each (SPEC section 5). */
  pictures: string[];
  /** At most 140 characters. */
  remarks: string;
}

/** What a member can do about a promotion: join it, pay in with it, apply for its reward, or claim what was issued. */
export type PromotionAction = 'join' | 'deposit' | 'apply' | 'claim';

/** Where a member stands with a promotion; `promotionId` is the announcement's id. */
export interface PromotionState {
  promotionId: string;
  /** Absent where there is nothing to take part in. */
  status?: PromotionStatus;
  /** Without one, the status is all there is. */
  action?: PromotionAction;
  /** What a claim pays. */
  amount?: Decimal;
  /** Turnover made so far, of the turnover that it takes. */
  turnover?: Decimal;
  turnoverNeeded?: Decimal;
  /** Why an application was rejected. */
  reason?: string;
  /** The path of this site where it takes place. */
  link?: string;
}

/** What a claim brought, and the turnover that is due in all. With `bonusId` the amount waits in the bonus wallet for its own turnover. */
export interface Claim {
  transactionId: string;
  amount: Decimal;
  wageringDue: Decimal;
  bonusId?: string;
}

/**
 * A bonus of a member: turnover runs from 0 to `wagering`. It is `process` while it waits in the bonus wallet, `claimed` when its turnover
 * has freed it, and `close` when it expired before.
 */
export interface Bonus {
  bonusId: string;
  promotionId: string;
  title: string;
  amount: Decimal;
  wagering: Decimal;
  turnover: Decimal;
  status: PromotionStatus;
  createdAt: Instant;
  expiresAt?: Instant;
  /** When it was freed, or went back. */
  endedAt?: Instant;
}

/** How a bonus can stand: see Bonus. */
export type BonusState = Extract<PromotionStatus, 'process' | 'claimed' | 'close'>;

/** What a member needs to invite friends; `link` is an address of the site. */
export interface Referral {
  code: string;
  link: string;
  invited: number;
  qualified: number;
  earned: Decimal;
  /** What a friend must do before the reward: deposit this much in all. */
  depositNeeded: Decimal;
  /** What each friend who has done so brings. */
  reward: Decimal;
}

/** A friend who came by the link; the name is masked by the platform. */
export interface InvitedFriend {
  name: string;
  joinedAt: Instant;
  qualified: boolean;
  earned: Decimal;
}

/** What the ranks from `from` to `to` win, each. */
export interface TournamentPrize {
  from: number;
  to: number;
  prize: Decimal;
}

/** A tournament with its time and prizes: every unit that is staked on `gameTypes` between its moments is a point. */
export interface Tournament {
  tournamentId: string;
  title: string;
  iconUrl: string;
  startDate: Instant;
  endDate: Instant;
  prizePool: Decimal;
  prizes: TournamentPrize[];
  /** Empty for all games. */
  gameTypes: GameType[];
}

/** Tournaments as the platform's clock has them at `asOf`: those that run first, then those to come, then those that ended. */
export interface TournamentList {
  asOf: Instant;
  list: Tournament[];
}

export interface Rank {
  rank: number;
  /** Masked by the platform. */
  customerName: string;
  score: Decimal;
  prize: Decimal;
}

/** A tournament's ranks at `asOf`; `own` is the signed-in member's. */
export interface Leaderboard {
  asOf: Instant;
  tournament: Tournament;
  /** Who plays for it, also below the list. */
  players: number;
  list: Rank[];
  own?: Rank;
}
