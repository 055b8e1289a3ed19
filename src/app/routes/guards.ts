import type { SessionInfo } from '../../contract/shapes/session.ts';
import { login } from './links.ts';
import { HOME } from './match.ts';
import type { Guard } from './table.ts';

type Check = (session: SessionInfo | undefined, path: string, search: string) => string | undefined;

/** Each guard gives the path to go to instead, or undefined when the page may be opened (SPEC section 6). */
const checks: Record<Guard, Check> = {
  member: (session, path, search) => (session ? undefined : login(path + search)),
  password: (session) => (session ? undefined : HOME),
  agent: (session) => (session && ![0, 4, 40].includes(session.type) ? undefined : HOME),
  reward: (session, _path, search) => (session && new URLSearchParams(search).get('id') ? undefined : '/m/activity'),
};

/** Where a guarded page sends whoever may not open it; undefined lets them in. */
export function guarded(
  guard: Guard | undefined,
  session: SessionInfo | undefined,
  path: string,
  search: string,
): string | undefined {
  return guard && checks[guard](session, path, search);
}
