import { getContractInfo, payContractPayout, processContract } from '../../../contract/calls/contracts.ts';
import type {
  Contract,
  ContractAnswerForm,
  ContractInfo,
  ContractKind,
  ContractPayout,
} from '../../../contract/schemas/contracts.ts';
import { send } from '../../api/client.ts';
import { type ClaimEnd, moneyClaim } from '../data/claim.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { wallet } from '../wallet/wallet.ts';

const infoOf = (kind: ContractKind): Resource<ContractInfo> =>
  resource(`contract.${kind}`, () => send(getContractInfo, { query: { kind } }));

/** How the member stands with contracts of each kind. */
export const contractInfo: Readonly<Record<ContractKind, Resource<ContractInfo>>> = {
  dailySalary: infoOf('dailySalary'),
  dividend: infoOf('dividend'),
  hourlySalary: infoOf('hourlySalary'),
};

/** The signing or rejection of a request: it survives a lost answer, and however often it is asked, it is one. */
export const contractAnswer = moneyClaim<ContractAnswerForm, Contract>({
  name: 'contract.answer',
  send: (form) => send(processContract, { body: form }),
});

/** What the member owes to somebody below for a period: paid once. */
export const contractPay = moneyClaim<{ payoutId: string }, ContractPayout>({
  name: 'contract.pay',
  send: (form, key) => send(payContractPayout, { body: form, key }),
  moved: () => void wallet.load(),
});

/** Asks anew how the member stands, whatever came of it. */
const after =
  <Value>(kind: ContractKind) =>
  async (end: ClaimEnd<Value>): Promise<ClaimEnd<Value>> => {
    if (end) await contractInfo[kind].load();
    return end;
  };

/** Signs or rejects a request of a kind. */
export const answerContract = (kind: ContractKind, form: ContractAnswerForm): Promise<ClaimEnd<Contract>> =>
  contractAnswer.claim(form).then(after<Contract>(kind));

/** Asks how an answer ended that was lost. */
export const settleAnswer = (kind: ContractKind): Promise<ClaimEnd<Contract>> =>
  contractAnswer.settle().then(after<Contract>(kind));

/** Pays a downline what a contract of a kind owes. */
export const payContract = (kind: ContractKind, payoutId: string): Promise<ClaimEnd<ContractPayout>> =>
  contractPay.claim({ payoutId }).then(after<ContractPayout>(kind));

/** Asks how a payment ended that was lost. */
export const settlePay = (kind: ContractKind): Promise<ClaimEnd<ContractPayout>> =>
  contractPay.settle().then(after<ContractPayout>(kind));

onSignOut(() => {
  for (const one of Object.values(contractInfo)) one.set(undefined);
});
