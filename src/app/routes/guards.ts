import type { SessionInfo } from '../../contract/schemas/session.ts';
import { hasRole } from '../stores/session/roles.ts';
import { login } from './links.ts';
import { HOME } from './match.ts';
import type { Guard } from './row.ts';

/**
 * Where a guarded page sends whoever may not open it; undefined lets them in (SPEC section 6). A guest logs in first and comes back,
 * but not where the page makes no sense without a session; whoever is signed in and has not the role goes home.
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
  return hasRole(guard, who) ? undefined : HOME;
}
