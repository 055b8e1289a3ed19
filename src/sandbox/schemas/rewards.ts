import { z } from 'zod';
import {
  claimRebate,
  claimReward,
  getRebate,
  getRebateRecords,
  getRedEnvelopeRound,
  getRedEnvelopes,
  getRewards,
  getSignInCalendar,
  getVouchers,
  openRedEnvelope,
  redeemVoucher,
  signIn,
} from '../../contract/calls/rewards.ts';
import { gameType } from './games.ts';
import * as part from './parts.ts';
import { claim } from './promotions.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const status = z.enum(['claim', 'claimed', 'close']);

const signInDay = z
  .strictObject({
    day: part.day,
    amount: part.decimal,
    points: part.count,
    bonus: part.decimal.exactOptional(),
    status: z.enum(['claimed', 'claim', 'missed', 'coming_soon', 'close']),
  })
  .register(shapes, { id: 'SignInDay' });

const redEnvelope = z
  .strictObject({
    envelopeId: part.id,
    roundId: part.id,
    chance: z.int().min(1),
    amount: part.decimal,
    openedAt: part.instant,
  })
  .register(shapes, { id: 'RedEnvelope' });

export const getRewardsSchema = schemaOf(getRewards)({
  query: z.strictObject({ ...part.pageQuery, language: part.language, status: status.exactOptional() }),
  value: part.pageOf(
    z.strictObject({
      rewardId: part.id,
      kind: z.enum(['signIn', 'redEnvelope', 'rebate', 'referral', 'vip', 'promotion', 'tournament']),
      title: z.string(),
      amount: part.decimal,
      wagering: part.decimal,
      status,
      createdAt: part.instant,
      expiresAt: part.instant.exactOptional(),
      claimedAt: part.instant.exactOptional(),
    }),
  ),
});

export const claimRewardSchema = schemaOf(claimReward)({ body: z.strictObject({ rewardId: part.id }), value: claim });

export const getSignInCalendarSchema = schemaOf(getSignInCalendar)({
  value: z.strictObject({
    today: part.day,
    endsAt: part.instant,
    streak: part.count,
    days: z.array(signInDay),
    steps: z.array(z.strictObject({ days: part.count, bonus: part.decimal })),
    wageringTimes: part.count,
  }),
});

export const signInSchema = schemaOf(signIn)({
  body: z.strictObject({ day: part.day }),
  value: claim.extend({ day: part.day, points: part.count, streak: part.count }),
});

export const getRedEnvelopeRoundSchema = schemaOf(getRedEnvelopeRound)({
  value: z.strictObject({
    asOf: part.instant,
    round: z
      .strictObject({
        roundId: part.id,
        startDate: part.instant,
        endDate: part.instant,
        chances: part.count,
        pool: part.decimal,
        maxAmount: part.decimal,
        opened: z.array(redEnvelope),
      })
      .exactOptional(),
  }),
});

export const openRedEnvelopeSchema = schemaOf(openRedEnvelope)({
  body: z.strictObject({ roundId: part.id, chance: z.int().min(1).max(1000) }),
  value: redEnvelope,
});

export const getRedEnvelopesSchema = schemaOf(getRedEnvelopes)({
  query: z.strictObject(part.pageQuery),
  value: part.pageOf(redEnvelope),
});

export const getRebateSchema = schemaOf(getRebate)({
  query: z.strictObject({ language: part.language }),
  value: z.strictObject({
    since: part.instant,
    level: part.count,
    levelName: z.string(),
    rows: z.array(z.strictObject({ gameType, turnover: part.decimal, rate: part.rate, amount: part.decimal })),
    total: part.decimal,
    minimum: part.decimal,
  }),
});

export const getRebateRecordsSchema = schemaOf(getRebateRecords)({
  query: z.strictObject(part.pageQuery),
  value: part.pageOf(
    z.strictObject({
      rebateId: part.id,
      amount: part.decimal,
      turnover: part.decimal,
      since: part.instant,
      claimedAt: part.instant,
    }),
  ),
});

export const claimRebateSchema = schemaOf(claimRebate)({ value: claim });

export const getVouchersSchema = schemaOf(getVouchers)({
  query: z.strictObject({ language: part.language }),
  value: z.array(
    z.strictObject({
      voucherId: part.id,
      code: z.string(),
      title: z.string(),
      amount: part.decimal,
      wagering: part.decimal,
      turnover: part.decimal,
      status,
      expiresAt: part.instant,
      claimedAt: part.instant.exactOptional(),
    }),
  ),
});

export const redeemVoucherSchema = schemaOf(redeemVoucher)({
  body: z.strictObject({ code: part.text(64) }),
  value: claim,
});
