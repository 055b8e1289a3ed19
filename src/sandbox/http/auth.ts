import type { AnyCall } from '../../contract/call.ts';
import { Refusal, refuse } from '../rules/refusal.ts';
import { findSession, type Session } from '../rules/session.ts';
import type { Platform } from './platform.ts';

/**
 * The session that a call comes with. Rows of auth `member` refuse `session.missing` or `session.expired`; rows of auth
 * `optional` serve an expired session as a guest, so that public pages never break.
 */
export function sessionFor(call: AnyCall, request: Request, platform: Platform, now: number): Session | undefined {
  if (call.auth === 'none') return undefined;
  const token = bearerOf(request);
  if (token === undefined) return call.auth === 'member' ? refuse('session.missing') : undefined;
  try {
    const { sessionExpired, path } = platform.faults.read();
    if (sessionExpired && call.path.startsWith(path)) refuse('session.expired');
    return findSession(platform.db, token, now);
  } catch (error) {
    if (call.auth === 'optional' && error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The token of the Authorization header, if there is one. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer ([\w-]{16,512})$/.exec(request.headers.get('Authorization') ?? '')?.[1];
}
