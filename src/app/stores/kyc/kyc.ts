import { getKyc } from '../../../contract/calls/kyc.ts';
import type { Kyc } from '../../../contract/schemas/kyc.ts';
import { send } from '../../api/client.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

/** Identity verification of the signed-in member (SPEC section 4). */
export const kyc: Resource<Kyc> = resource('kyc', () => send(getKyc, {}));

onSignOut(() => kyc.set(undefined));
