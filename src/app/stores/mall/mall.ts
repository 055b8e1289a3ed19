import { getMallAccount } from '../../../contract/calls/mall.ts';
import type { MallAccount } from '../../../contract/schemas/mall.ts';
import { send } from '../../api/client.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

/** Loyalty points of the signed-in member. */
export const mallAccount: Resource<MallAccount> = resource('mall.account', () => send(getMallAccount, {}));

onSignOut(() => mallAccount.set(undefined));
