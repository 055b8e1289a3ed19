import { onSignOut } from '../session/session.ts';

let held: string | undefined;

/**
 * Keeps the password of a first login in memory, so that its change need not ask for it again (SPEC 2.6). It is never written
 * anywhere: a reload or a sign-out forgets it.
 */
export function holdPassword(password: string | undefined): void {
  held = password;
}

/** The password that this session began with, while it is known. */
export const heldPassword = (): string | undefined => held;

onSignOut(() => holdPassword(undefined));
