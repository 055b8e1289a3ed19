import { z } from 'zod';
import { MOST_PICTURES, REMARKS_LENGTH } from '../fields/limits.ts';
import { promotionStatus } from './announcements.ts';
import { gameType } from './games.ts';
import { decimal, instant } from './money.ts';
import { textPageQuery } from './page.ts';
import { address, count, id, language, ownPath, pictureData } from './primitives.ts';

/** The promotion that is joined, or whose reward is claimed. */
export const promotionKey = z.strictObject({ promotionId: id });
export interface PromotionKey extends z.infer<typeof promotionKey> {}

/** Asks for the reward of a sign-up promotion (SPEC 7.3): `promotionId` is the promotion's linkedPromotionId. */
export const rewardRequestForm = z.strictObject({
  promotionId: id,
  /** At most 3 pictures as data strings of at most 5242880 bytes each (SPEC section 5). */
  pictures: z.array(pictureData).max(MOST_PICTURES),
  /** At most 140 characters. */
  remarks: z.string().max(REMARKS_LENGTH),
});
export interface RewardRequestForm extends z.infer<typeof rewardRequestForm> {}

/** What a member can do about a promotion: join it, pay in with it, apply for its reward, or claim what was issued. */
export const promotionAction = z.enum(['join', 'deposit', 'apply', 'claim']);
export type PromotionAction = z.infer<typeof promotionAction>;

/** Where a member stands with a promotion; `promotionId` is the announcement's id. */
export const promotionState = z.strictObject({
  promotionId: id,
  /** Absent where there is nothing to take part in. */
  status: promotionStatus.exactOptional(),
  /** Without one, the status is all there is. */
  action: promotionAction.exactOptional(),
  /** What a claim pays. */
  amount: decimal.exactOptional(),
  /** Turnover made so far, of the turnover that it takes. */
  turnover: decimal.exactOptional(),
  turnoverNeeded: decimal.exactOptional(),
  /** Why an application was rejected. */
  reason: z.string().exactOptional(),
  /** The path of this site where it takes place. */
  link: ownPath.exactOptional(),
});
export interface PromotionState extends z.infer<typeof promotionState> {}

/** What a claim brought, and the turnover that is due in all. With `bonusId` the amount waits in the bonus wallet for its own turnover. */
export const claim = z.strictObject({
  transactionId: id,
  amount: decimal,
  wageringDue: decimal,
  bonusId: id.exactOptional(),
});
export interface Claim extends z.infer<typeof claim> {}

/**
 * A bonus of a member: turnover runs from 0 to `wagering`. It is `process` while it waits in the bonus wallet, `claimed` when its turnover
 * has freed it, and `close` when it expired before.
 */
export const bonus = z.strictObject({
  bonusId: id,
  promotionId: id,
  title: z.string(),
  amount: decimal,
  wagering: decimal,
  turnover: decimal,
  status: promotionStatus,
  createdAt: instant,
  expiresAt: instant.exactOptional(),
  /** When it was freed, or went back. */
  endedAt: instant.exactOptional(),
});
export interface Bonus extends z.infer<typeof bonus> {}

/** How a bonus can stand: see Bonus. */
export const bonusState = promotionStatus.extract(['process', 'claimed', 'close']);
export type BonusState = z.infer<typeof bonusState>;

/** Query of bonuses, in one state or in all. */
export const bonusQuery = z.strictObject({ ...textPageQuery.shape, status: bonusState.exactOptional() });
export interface BonusQuery extends z.infer<typeof bonusQuery> {}

/** What a member needs to invite friends; `link` is an address of the site. */
export const referral = z.strictObject({
  code: z.string(),
  link: address,
  invited: count,
  qualified: count,
  earned: decimal,
  /** What a friend must do before the reward: deposit this much in all. */
  depositNeeded: decimal,
  /** What each friend who has done so brings. */
  reward: decimal,
});
export interface Referral extends z.infer<typeof referral> {}

/** A friend who came by the link; the name is masked by the platform. */
export const invitedFriend = z.strictObject({
  name: z.string(),
  joinedAt: instant,
  qualified: z.boolean(),
  earned: decimal,
});
export interface InvitedFriend extends z.infer<typeof invitedFriend> {}

/** What the ranks from `from` to `to` win, each. */
export const tournamentPrize = z.strictObject({ from: z.int().min(1), to: z.int().min(1), prize: decimal });
export interface TournamentPrize extends z.infer<typeof tournamentPrize> {}

/** A tournament with its time and prizes: every unit that is staked on `gameTypes` between its moments is a point. */
export const tournament = z.strictObject({
  tournamentId: id,
  title: z.string(),
  iconUrl: z.string(),
  startDate: instant,
  endDate: instant,
  prizePool: decimal,
  prizes: z.array(tournamentPrize),
  /** Empty for all games. */
  gameTypes: z.array(gameType),
});
export interface Tournament extends z.infer<typeof tournament> {}

/** Tournaments as the platform's clock has them at `asOf`: those that run first, then those to come, then those that ended. */
export const tournamentList = z.strictObject({ asOf: instant, list: z.array(tournament) });
export interface TournamentList extends z.infer<typeof tournamentList> {}

/** A place in a tournament. */
export const rank = z.strictObject({
  rank: z.int().min(1),
  /** Masked by the platform. */
  customerName: z.string(),
  score: decimal,
  prize: decimal,
});
export interface Rank extends z.infer<typeof rank> {}

/** Whose ranks are asked for. */
export const leaderboardQuery = z.strictObject({ tournamentId: id, language });
export interface LeaderboardQuery extends z.infer<typeof leaderboardQuery> {}

/** A tournament's ranks at `asOf`; `own` is the signed-in member's. */
export const leaderboard = z.strictObject({
  asOf: instant,
  tournament,
  /** Who plays for it, also below the list. */
  players: count,
  list: z.array(rank),
  own: rank.exactOptional(),
});
export interface Leaderboard extends z.infer<typeof leaderboard> {}
