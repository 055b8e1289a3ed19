import { getLinkedAccounts } from '../../../contract/calls/linked.ts';
import type { LinkedAccount } from '../../../contract/schemas/member.ts';
import { send } from '../../api/client.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

/** Accounts of other services, linked or not (SPEC section 4). */
export const linkedAccounts: Resource<LinkedAccount[]> = resource('member.linked', () => send(getLinkedAccounts, {}));

onSignOut(() => linkedAccounts.set(undefined));
