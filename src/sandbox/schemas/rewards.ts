import { z } from 'zod';
import {
  claimRebate,
  claimReward,
  getRebate,
  getRedEnvelopeRound,
  getRedEnvelopes,
  getRewardSummary,
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
    status: z.enum(['claimed', 'claim', 'missed', 'coming_soon']),
  })
  .register(shapes, { id: 'SignInDay' });

const redEnvelope = z
  .strictObject({ envelopeId: part.id, amount: part.decimal, openedAt: part.instant })
  .register(shapes, { id: 'RedEnvelope' });

export const getRewardSummarySchema = schemaOf(getRewardSummary)({ value: z.strictObject({ unclaimed: part.count }) });

export const getRewardsSchema = schemaOf(getRewards)({
  query: z.strictObject({ ...part.pageQuery, language: part.language, status: status.exactOptional() }),
  value: part.pageOf(
    z.strictObject({
      rewardId: part.id,
      kind: z.enum(['signIn', 'redEnvelope', 'rebate', 'referral', 'vip', 'promotion', 'tournament']),
      title: z.string(),
      amount: part.decimal,
      status,
      createdAt: part.instant,
      expiresAt: part.instant.exactOptional(),
    }),
  ),
});

export const claimRewardSchema = schemaOf(claimReward)({ body: z.strictObject({ rewardId: part.id }), value: claim });

export const getSignInCalendarSchema = schemaOf(getSignInCalendar)({
  value: z.strictObject({ today: part.day, streak: part.count, days: z.array(signInDay) }),
});

export const signInSchema = schemaOf(signIn)({ body: z.strictObject({ day: part.day }), value: signInDay });

export const getRedEnvelopeRoundSchema = schemaOf(getRedEnvelopeRound)({
  value: z.strictObject({
    roundId: part.id,
    startDate: part.instant,
    endDate: part.instant,
    chances: part.count,
    maxAmount: part.decimal,
  }),
});

export const openRedEnvelopeSchema = schemaOf(openRedEnvelope)({
  body: z.strictObject({ roundId: part.id }),
  value: redEnvelope,
});

export const getRedEnvelopesSchema = schemaOf(getRedEnvelopes)({
  query: z.strictObject(part.pageQuery),
  value: part.pageOf(redEnvelope),
});

export const getRebateSchema = schemaOf(getRebate)({
  value: z.strictObject({
    since: part.instant,
    rows: z.array(z.strictObject({ gameType, turnover: part.decimal, rate: part.rate, amount: part.decimal })),
    total: part.decimal,
  }),
});

export const claimRebateSchema = schemaOf(claimRebate)({ value: claim });

export const getVouchersSchema = schemaOf(getVouchers)({
  query: z.strictObject({ language: part.language }),
  value: z.array(
    z.strictObject({
      voucherId: part.id,
      title: z.string(),
      amount: part.decimal,
      wagering: part.decimal,
      status,
      expiresAt: part.instant,
    }),
  ),
});

export const redeemVoucherSchema = schemaOf(redeemVoucher)({
  body: z.strictObject({ code: part.text(64) }),
  value: claim,
});
