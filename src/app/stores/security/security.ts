import { getSecurityConfig } from '../../../contract/calls/security.ts';
import type { SecurityConfig } from '../../../contract/schemas/security.ts';
import { send } from '../../api/client.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';

/** What of the security centre is set (SPEC 7.1). Each question is one of its own, as with the profile. */
export const securityConfig: Resource<SecurityConfig> = resource('security.config', () =>
  send(getSecurityConfig, { signal: new AbortController().signal }),
);

/** Asks again after a change; a page that has not asked for it is left alone. */
export function refreshSecurity(): void {
  if (securityConfig.value.peek()) void securityConfig.load();
}

onSignOut(() => securityConfig.set(undefined));
