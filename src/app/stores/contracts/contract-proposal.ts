import { applyContract, getContractCandidates, withdrawContract } from '../../../contract/calls/contracts.ts';
import type { Contract, ContractCandidate, ContractForm, ContractKind } from '../../../contract/schemas/contracts.ts';
import { send } from '../../api/client.ts';
import { moneyClaim } from '../data/claim.ts';
import { type PagedRecord, pagedRecord } from '../data/paged.ts';

const PAGE_SIZE = 30;

/** Members right below to whom a contract of a kind can be proposed, by a part of their name. */
export const contractCandidates: PagedRecord<ContractCandidate, { kind: ContractKind; userName?: string }, undefined> =
  pagedRecord('contract.candidates', async (filter, pageNo) => ({
    ...(await send(getContractCandidates, { query: { ...filter, pageNo, pageSize: PAGE_SIZE } })),
    footer: undefined,
  }));

/** The proposal of a contract: a repeated one is the same. */
export const contractProposal = moneyClaim<ContractForm, Contract>({
  name: 'contract.proposal',
  send: (form, key) => send(applyContract, { body: form, key }),
});

/** Takes back a request that waits to be signed. @throws CallError */
export const withdrawProposal = (contractId: string): Promise<Contract> =>
  send(withdrawContract, { body: { contractId } });
