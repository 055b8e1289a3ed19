import { getContractRequests } from '../../../contract/calls/contractRequests.ts';
import type { ContractKind } from '../../../contract/schemas/contracts.ts';
import { send } from '../../api/client.ts';
import { hasFeature } from '../system/system.ts';

export type { ContractKind } from '../../../contract/schemas/contracts.ts';

/** The kinds of contract that wait for the member's signature, in the order of SPEC section 6, as far as the site has them. @throws CallError. */
export async function pendingContracts(): Promise<ContractKind[]> {
  const { dailysalreqtype, divtypecompperiodreq, contracthoursalreq } = await send(getContractRequests, {});
  const kinds: [string | false, ContractKind][] = [
    [dailysalreqtype, 'dailySalary'],
    [hasFeature('dividend') && divtypecompperiodreq, 'dividend'],
    [contracthoursalreq, 'hourlySalary'],
  ];
  return kinds.filter(([request]) => request).map(([, kind]) => kind);
}
