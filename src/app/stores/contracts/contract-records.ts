import { getContractDownlines, getContractHistory, getContractPayouts } from '../../../contract/calls/contracts.ts';
import type {
  Contract,
  ContractPayout,
  ContractPayoutList,
  ContractPayoutQuery,
  ContractRecordQuery,
} from '../../../contract/schemas/contracts.ts';
import { send } from '../../api/client.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

const PAGE_SIZE = 30;

type Filter = Pick<ContractRecordQuery, 'kind'>;
type PayoutFilter = Omit<ContractPayoutQuery, 'pageNo' | 'pageSize'>;

/** Contracts with members right below that are signed or proposed, newest first. */
export const downlineContracts: PagedRecord<Contract, Filter, undefined> = pagedRecord(
  'contract.downlines',
  async ({ kind }, pageNo) => ({
    ...(await send(getContractDownlines, { query: { kind, pageNo, pageSize: PAGE_SIZE } })),
    footer: undefined,
  }),
);

/** Contracts of a kind in every state, on either side, newest first. */
export const contractHistory: PagedRecord<Contract, Filter, undefined> = pagedRecord(
  'contract.history',
  async ({ kind }, pageNo) => ({
    ...(await send(getContractHistory, { query: { kind, pageNo, pageSize: PAGE_SIZE } })),
    footer: undefined,
  }),
);

/** What contracts of a kind have paid or owe, newest first. */
export const contractPayouts: PagedRecord<ContractPayout, PayoutFilter, ContractPayoutList['footer']> = pagedRecord(
  'contract.payouts',
  (filter, pageNo) => send(getContractPayouts, { query: { ...filter, pageNo, pageSize: PAGE_SIZE } }),
);
