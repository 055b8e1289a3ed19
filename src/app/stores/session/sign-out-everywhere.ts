import { logoutEverywhere } from '../../../contract/calls/session.ts';
import { send } from '../../api/client.ts';
import { tab } from '../../device/storage.ts';
import { dropSession } from './session.ts';

/**
 * Signs out on every phone and in every tab: the answer to a lost phone. `leave` is called in between, to go where guests may be.
 * Nobody is signed out anywhere when the platform cannot be told. @throws CallError.
 */
export async function signOutEverywhere(leave: () => void = () => undefined): Promise<void> {
  await send(logoutEverywhere, {});
  leave();
  dropSession();
  tab.set('typed', undefined);
}
