import type { SessionInfo } from '../../contract/schemas/session.ts';
import { hasRole } from '../stores/session/roles.ts';
import { login, memberHome } from './links.ts';
import { HOME } from './match.ts';
import type { Guard } from './row.ts';

/**
 * Where a guarded page sends whoever may not open it; undefined lets them in (SPEC section 6). A guest logs in first and comes back,
 * but not where the page makes no sense without a session. Whoever is signed in and has not the role goes home; free play, which lacks
 * an account alone, is offered one in its member centre.
 */
export function guarded(
  guard: Guard | undefined,
  who: SessionInfo | undefined,
  path: string,
  search: string,
): string | undefined {
  if (!guard) return undefined;
  if (guard === 'reward') return who && new URLSearchParams(search).get('id') ? undefined : '/m/activity';
  if (!who) return guard === 'password' || guard === 'agent' ? HOME : login(path + search);
  if (hasRole(guard, who)) return undefined;
  return guard === 'account' || guard === 'messages' ? memberHome : HOME;
}
