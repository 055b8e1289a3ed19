import { z } from 'zod';
import {
  applyContract,
  getContractCandidates,
  getContractDownlines,
  getContractHistory,
  getContractInfo,
  getContractPayouts,
  payContractPayout,
  processContract,
  withdrawContract,
} from '../../contract/calls/contracts.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const kind = z.enum(['dailySalary', 'hourlySalary', 'dividend']);
const period = z.enum(['hour', 'day', 'week', 'halfMonth', 'month']);
const side = z.enum(['downline', 'upline']);
const payoutStatus = z.enum(['pending', 'paid', 'none']);
const record = { ...part.pageQuery, kind, side: side.exactOptional() };

/** Steps that one contract may have. */
const MAX_TERMS = 10;

const statedTerm = z.strictObject({ from: part.decimal, betMembers: part.count, rate: part.rate });

const givenTerm = z.strictObject({
  from: part.amount,
  betMembers: z.int().min(0).max(100_000),
  rate: part.rate,
});

const contract = z
  .strictObject({
    contractId: part.id,
    kind,
    side,
    uplineName: z.string().exactOptional(),
    downlineName: z.string(),
    terms: z.array(statedTerm),
    period,
    status: z.enum(['proposed', 'signed', 'rejected', 'withdrawn', 'expired', 'ended']),
    createdAt: part.instant,
    expiresAt: part.instant,
    processedAt: part.instant.exactOptional(),
    startsAt: part.instant.exactOptional(),
    endsAt: part.instant.exactOptional(),
    reason: z.string().exactOptional(),
  })
  .register(shapes, { id: 'Contract' });

const payout = z
  .strictObject({
    payoutId: part.id,
    kind,
    side,
    userName: z.string().exactOptional(),
    period,
    startsAt: part.instant,
    endsAt: part.instant,
    startDate: part.day,
    endDate: part.day,
    turnover: part.decimal,
    loss: part.decimal,
    betMembers: part.count,
    rate: part.rate,
    amount: part.decimal,
    status: payoutStatus,
    paidAt: part.instant.exactOptional(),
  })
  .register(shapes, { id: 'ContractPayout' });

export const getContractInfoSchema = schemaOf(getContractInfo)({
  query: z.strictObject({ kind }),
  value: z.strictObject({
    asOf: part.instant,
    own: contract.exactOptional(),
    progress: z
      .strictObject({
        startsAt: part.instant,
        endsAt: part.instant,
        turnover: part.decimal,
        loss: part.decimal,
        betMembers: part.count,
        step: part.count,
        rate: part.rate,
        amount: part.decimal,
      })
      .exactOptional(),
    request: contract.exactOptional(),
    lapsed: contract.exactOptional(),
    mayPropose: z.boolean(),
    unpaid: z.strictObject({ count: part.count, amount: part.decimal }),
  }),
});

export const getContractCandidatesSchema = schemaOf(getContractCandidates)({
  query: z.strictObject({ ...part.pageQuery, kind, userName: part.username.exactOptional() }),
  value: part.pageOf(
    z.strictObject({
      memberId: part.id,
      userName: z.string(),
      signed: contract.exactOptional(),
      proposed: contract.exactOptional(),
    }),
  ),
});

export const getContractDownlinesSchema = schemaOf(getContractDownlines)({
  query: z.strictObject(record),
  value: part.pageOf(contract),
});

export const applyContractSchema = schemaOf(applyContract)({
  body: z.strictObject({ kind, memberId: part.id, terms: z.array(givenTerm).min(1).max(MAX_TERMS), period }),
  value: contract,
});

export const processContractSchema = schemaOf(processContract)({
  body: z.strictObject({
    contractId: part.id,
    answer: z.enum(['sign', 'reject']),
    reason: part.text(140).exactOptional(),
  }),
  value: contract,
});

export const withdrawContractSchema = schemaOf(withdrawContract)({
  body: z.strictObject({ contractId: part.id }),
  value: contract,
});

export const getContractHistorySchema = schemaOf(getContractHistory)({
  query: z.strictObject(record),
  value: part.pageOf(contract),
});

export const getContractPayoutsSchema = schemaOf(getContractPayouts)({
  query: z.strictObject({ ...record, status: payoutStatus.exactOptional() }),
  value: part
    .pageOf(payout)
    .extend({ footer: z.strictObject({ count: part.count, received: part.decimal, given: part.decimal }) }),
});

export const payContractPayoutSchema = schemaOf(payContractPayout)({
  body: z.strictObject({ payoutId: part.id }),
  value: payout,
});
