import { z } from 'zod';
import {
  applyContract,
  getContractHistory,
  getContractInfo,
  getContractPayouts,
  getContractRequests,
  processContract,
} from '../../contract/calls/contracts.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const kind = z.enum(['dailySalary', 'hourlySalary', 'dividend']);
const days = z.int().min(1).max(31);

const statedTerm = z.strictObject({ turnover: part.decimal, betMembers: part.count, rate: part.rate });

const givenTerm = z.strictObject({
  turnover: part.amount,
  betMembers: z.int().min(0).max(100_000),
  rate: part.rate,
});

const contract = z
  .strictObject({
    contractId: part.id,
    kind,
    uplineName: z.string(),
    downlineName: z.string(),
    terms: z.array(statedTerm),
    periodDays: days,
    status: z.enum(['proposed', 'signed', 'rejected', 'ended']),
    createdAt: part.instant,
    processedAt: part.instant.exactOptional(),
  })
  .register(shapes, { id: 'Contract' });

export const getContractRequestsSchema = schemaOf(getContractRequests)({
  value: z.strictObject({
    dailysalreqtype: z.string(),
    divtypecompperiodreq: z.string(),
    contracthoursalreq: z.string(),
  }),
});

export const getContractInfoSchema = schemaOf(getContractInfo)({
  query: z.strictObject({ kind }),
  value: z.strictObject({
    own: contract.exactOptional(),
    request: contract.exactOptional(),
    downlines: z.array(contract),
  }),
});

export const applyContractSchema = schemaOf(applyContract)({
  body: z.strictObject({ kind, memberId: part.id, terms: z.array(givenTerm).min(1).max(20), periodDays: days }),
  value: contract,
});

export const processContractSchema = schemaOf(processContract)({
  body: z.strictObject({ contractId: part.id, answer: z.enum(['sign', 'reject']) }),
  value: contract,
});

export const getContractHistorySchema = schemaOf(getContractHistory)({
  query: z.strictObject({ ...part.pageQuery, kind }),
  value: part.pageOf(contract),
});

export const getContractPayoutsSchema = schemaOf(getContractPayouts)({
  query: z.strictObject({ ...part.pageQuery, kind }),
  value: part.pageOf(
    z.strictObject({
      kind,
      userName: z.string(),
      startDate: part.day,
      endDate: part.day,
      turnover: part.decimal,
      rate: part.rate,
      amount: part.decimal,
      status: z.enum(['pending', 'paid', 'none']),
    }),
  ),
});
