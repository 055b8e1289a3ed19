import { logoutEverywhere } from '../../contract/calls/session.ts';
import { send } from '../api/client.ts';
import { dropSession } from './session.ts';

/**
 * Signs out on every phone and in every tab: the security centre's answer to a lost phone. Nobody is signed out anywhere when the
 * platform cannot be told. @throws CallError.
 */
export async function signOutEverywhere(): Promise<void> {
  await send(logoutEverywhere, {});
  dropSession();
}
