import { getMember } from '../../../contract/calls/member.ts';
import type { Member } from '../../../contract/schemas/member.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';

/** Member info of the signed-in member (SPEC section 3). */
export const member: Resource<Member> = followLanguage(
  resource('member', () => send(getMember, { query: { language: language() } })),
);

onSignOut(() => member.set(undefined));
