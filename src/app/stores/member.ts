import { getMember } from '../../contract/calls/member.ts';
import type { Member } from '../../contract/shapes/member.ts';
import { send } from '../api/client.ts';
import { type Resource, resource } from './resource.ts';
import { onSignOut } from './session.ts';

/** Member info of the signed-in member (SPEC section 3). */
export const member: Resource<Member> = resource('member', () => send(getMember, {}));

onSignOut(() => member.set(undefined));
