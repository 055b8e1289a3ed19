import {
  getMemberIcons,
  getProfile,
  setEmail,
  setMemberIcon,
  setMobileNum,
  setNickname,
  setPayeeName,
  setProfile,
} from '../../../contract/calls/member.ts';
import type { EmailForm, MemberIcons, MobileForm, Profile, ProfileForm } from '../../../contract/schemas/member.ts';
import { send } from '../../api/client.ts';
import { type Resource, resource } from '../data/resource.ts';
import { refreshSecurity } from '../security/security.ts';
import { onSignOut, token } from '../session/session.ts';
import { member } from './member.ts';

/**
 * The member's own details, masked where they are sensitive (SPEC 7.1). Each question is one of its own: an answer that was on its way
 * when something was saved does not know of it.
 */
export const profile: Resource<Profile> = resource('profile.details', () =>
  send(getProfile, { signal: new AbortController().signal }),
);

/** Pictures to choose from. */
export const memberIcons: Resource<MemberIcons> = resource('profile.icons', () => send(getMemberIcons, {}));

/** Asks again for what the platform shows of a change. */
function refresh(): void {
  if (profile.value.peek()) void profile.load();
  refreshSecurity();
}

/** Shows this picture wherever the member is shown. */
function wear(icon: string): void {
  const known = member.value.peek();
  if (known) member.set({ ...known, icon });
  const list = memberIcons.value.peek();
  if (list) memberIcons.set({ ...list, current: icon });
}

/** Changes the picture at once, and back when the platform refuses. @throws CallError. */
export async function chooseIcon(icon: string): Promise<void> {
  const before = memberIcons.value.peek()?.current ?? member.value.peek()?.icon ?? '';
  const mine = token();
  wear(icon);
  try {
    await send(setMemberIcon, { body: { icon } });
  } catch (thrown) {
    // A later choice, or another member, has nothing to do with this one.
    if (mine === token() && memberIcons.value.peek()?.current === icon) wear(before);
    throw thrown;
  }
}

/** Sets the nickname. @throws CallError. */
export async function saveNickname(nickname: string): Promise<void> {
  await send(setNickname, { body: { nickname } });
  const known = member.value.peek();
  if (known) member.set({ ...known, nickname });
  refresh();
}

/** Sets the payee name, once. @throws CallError `permission.denied` when it is set. */
export async function savePayeeName(payeeName: string): Promise<void> {
  await send(setPayeeName, { body: { payeeName } });
  refresh();
}

/** Sets the e-mail address. @throws CallError `email.exists`, `verification.invalid`, `password.wrong`. */
export async function saveEmail(form: EmailForm): Promise<void> {
  await send(setEmail, { body: form });
  refresh();
}

/** Sets the mobile number. @throws CallError `mobile.exists`, `verification.invalid`, `password.wrong`. */
export async function saveMobile(form: MobileForm): Promise<void> {
  await send(setMobileNum, { body: form });
  refresh();
}

/** Fills in details: what is left out stays, '' is taken away. @throws CallError. */
export async function saveDetails(form: ProfileForm): Promise<void> {
  await send(setProfile, { body: form });
  refresh();
}

onSignOut(() => {
  profile.set(undefined);
  memberIcons.set(undefined);
});
