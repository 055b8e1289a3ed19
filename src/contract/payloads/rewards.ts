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
} from '../calls/rewards.ts';
import { pageOf, pageQuery } from '../schemas/page.ts';
import { languageQuery } from '../schemas/primitives.ts';
import { claim } from '../schemas/promotions.ts';
import {
  rebate,
  rebateRecord,
  redEnvelope,
  redEnvelopeForm,
  redEnvelopeRain,
  reward,
  rewardKey,
  rewardQuery,
  signInCalendar,
  signInClaim,
  signInForm,
  voucher,
  voucherForm,
} from '../schemas/rewards.ts';
import { schemaOf } from './schema.ts';

export const getRewardsSchema = schemaOf(getRewards)({ query: rewardQuery, value: pageOf(reward) });

export const claimRewardSchema = schemaOf(claimReward)({ body: rewardKey, value: claim });

export const getSignInCalendarSchema = schemaOf(getSignInCalendar)({ value: signInCalendar });

export const signInSchema = schemaOf(signIn)({ body: signInForm, value: signInClaim });

export const getRedEnvelopeRoundSchema = schemaOf(getRedEnvelopeRound)({ value: redEnvelopeRain });

export const openRedEnvelopeSchema = schemaOf(openRedEnvelope)({ body: redEnvelopeForm, value: redEnvelope });

export const getRedEnvelopesSchema = schemaOf(getRedEnvelopes)({ query: pageQuery, value: pageOf(redEnvelope) });

export const getRebateSchema = schemaOf(getRebate)({ query: languageQuery, value: rebate });

export const claimRebateSchema = schemaOf(claimRebate)({ value: claim });

export const getRebateRecordsSchema = schemaOf(getRebateRecords)({ query: pageQuery, value: pageOf(rebateRecord) });

export const getVouchersSchema = schemaOf(getVouchers)({ query: languageQuery, value: z.array(voucher) });

export const redeemVoucherSchema = schemaOf(redeemVoucher)({ body: voucherForm, value: claim });
