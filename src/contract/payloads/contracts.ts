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
} from '../calls/contracts.ts';
import {
  contract,
  contractAnswerForm,
  contractCandidate,
  contractCandidateQuery,
  contractForm,
  contractInfo,
  contractKey,
  contractKindQuery,
  contractPayout,
  contractPayoutKey,
  contractPayoutList,
  contractPayoutQuery,
  contractRecordQuery,
} from '../schemas/contracts.ts';
import { pageOf } from '../schemas/page.ts';
import { schemaOf } from './schema.ts';

export const getContractInfoSchema = schemaOf(getContractInfo)({ query: contractKindQuery, value: contractInfo });

export const getContractCandidatesSchema = schemaOf(getContractCandidates)({
  query: contractCandidateQuery,
  value: pageOf(contractCandidate),
});

export const getContractDownlinesSchema = schemaOf(getContractDownlines)({
  query: contractRecordQuery,
  value: pageOf(contract),
});

export const applyContractSchema = schemaOf(applyContract)({ body: contractForm, value: contract });

export const processContractSchema = schemaOf(processContract)({ body: contractAnswerForm, value: contract });

export const withdrawContractSchema = schemaOf(withdrawContract)({ body: contractKey, value: contract });

export const getContractHistorySchema = schemaOf(getContractHistory)({
  query: contractRecordQuery,
  value: pageOf(contract),
});

export const getContractPayoutsSchema = schemaOf(getContractPayouts)({
  query: contractPayoutQuery,
  value: contractPayoutList,
});

export const payContractPayoutSchema = schemaOf(payContractPayout)({ body: contractPayoutKey, value: contractPayout });
