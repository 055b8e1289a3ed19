import { z } from 'zod';
import {
  claimPromotion,
  getBonuses,
  getInvitedFriends,
  getLeaderboard,
  getPromotionStates,
  getReferral,
  getTournaments,
  joinPromotion,
  signUpRequestReward,
} from '../../contract/calls/promotions.ts';
import { promotionStatus } from './announcements.ts';
import { gameType } from './games.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

/** Limits of a reward application (SPEC section 5). */
const PICTURES = 3;
const REMARKS_LENGTH = 140;

const promotionState = z
  .strictObject({
    promotionId: part.id,
    status: promotionStatus.exactOptional(),
    action: z.enum(['join', 'deposit', 'apply', 'claim']).exactOptional(),
    amount: part.decimal.exactOptional(),
    turnover: part.decimal.exactOptional(),
    turnoverNeeded: part.decimal.exactOptional(),
    reason: z.string().exactOptional(),
    link: part.ownPath.exactOptional(),
  })
  .register(shapes, { id: 'PromotionState' });

export const claim = z
  .strictObject({
    transactionId: part.id,
    amount: part.decimal,
    wageringDue: part.decimal,
    bonusId: part.id.exactOptional(),
  })
  .register(shapes, { id: 'Claim' });

const tournament = z
  .strictObject({
    tournamentId: part.id,
    title: z.string(),
    iconUrl: z.string(),
    startDate: part.instant,
    endDate: part.instant,
    prizePool: part.decimal,
    prizes: z.array(z.strictObject({ from: z.int().min(1), to: z.int().min(1), prize: part.decimal })),
    gameTypes: z.array(gameType),
  })
  .register(shapes, { id: 'Tournament' });

const rank = z
  .strictObject({
    rank: z.int().min(1),
    customerName: z.string(),
    score: part.decimal,
    prize: part.decimal,
  })
  .register(shapes, { id: 'Rank' });

export const joinPromotionSchema = schemaOf(joinPromotion)({
  body: z.strictObject({ promotionId: part.id }),
  value: promotionState,
});

export const signUpRequestRewardSchema = schemaOf(signUpRequestReward)({
  body: z.strictObject({
    promotionId: part.id,
    pictures: z.array(part.pictureData).max(PICTURES),
    remarks: z.string().max(REMARKS_LENGTH),
  }),
  value: part.nothing,
});

export const claimPromotionSchema = schemaOf(claimPromotion)({
  body: z.strictObject({ promotionId: part.id }),
  value: claim,
});

export const getPromotionStatesSchema = schemaOf(getPromotionStates)({ value: z.array(promotionState) });

export const getBonusesSchema = schemaOf(getBonuses)({
  query: z.strictObject({
    ...part.pageQuery,
    language: part.language,
    status: z.enum(['process', 'claimed', 'close']).exactOptional(),
  }),
  value: part.pageOf(
    z.strictObject({
      bonusId: part.id,
      promotionId: part.id,
      title: z.string(),
      amount: part.decimal,
      wagering: part.decimal,
      turnover: part.decimal,
      status: promotionStatus,
      createdAt: part.instant,
      expiresAt: part.instant.exactOptional(),
      endedAt: part.instant.exactOptional(),
    }),
  ),
});

export const getReferralSchema = schemaOf(getReferral)({
  query: z.strictObject({ language: part.language }),
  value: z.strictObject({
    code: z.string(),
    link: part.address,
    invited: part.count,
    qualified: part.count,
    earned: part.decimal,
    depositNeeded: part.decimal,
    reward: part.decimal,
  }),
});

export const getInvitedFriendsSchema = schemaOf(getInvitedFriends)({
  query: z.strictObject(part.pageQuery),
  value: part.pageOf(
    z.strictObject({ name: z.string(), joinedAt: part.instant, qualified: z.boolean(), earned: part.decimal }),
  ),
});

export const getTournamentsSchema = schemaOf(getTournaments)({
  query: z.strictObject({ language: part.language }),
  value: z.strictObject({ asOf: part.instant, list: z.array(tournament) }),
});

export const getLeaderboardSchema = schemaOf(getLeaderboard)({
  query: z.strictObject({ tournamentId: part.id, language: part.language }),
  value: z.strictObject({
    asOf: part.instant,
    tournament,
    players: part.count,
    list: z.array(rank),
    own: rank.exactOptional(),
  }),
});
