import type { Deposit } from '../../../contract/schemas/deposit.ts';
import { safeAddress } from '../../lib/site-path.ts';

/** Goes to the gateway of a deposit that waits to be paid; an address that is neither ours nor https is not followed. */
export function leaveToPay(deposit: Deposit | undefined): void {
  const address = deposit?.status === 'pending' ? safeAddress(deposit.payUrl) : undefined;
  if (address) location.assign(address);
}
