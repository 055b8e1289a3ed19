import type { Announcement } from '../../contract/schemas/announcements.ts';
import type { Database } from '../db/database.ts';
import { PAYMENT_PASSWORD_POPUP } from '../seed/texts/notices.ts';
import { memberById } from './members.ts';
import type { Session } from './session.ts';

/** Which pop-ups somebody gets after the login: free play none, and who has a payment password is not told to make one. */
export function duePopups(db: Database, session: Session | undefined): (popup: Announcement) => boolean {
  if (session?.type === 4) return () => false;
  const isSecured = session === undefined || memberById(db, session.memberId).payment_password_hash !== null;
  return ({ id }) => id !== PAYMENT_PASSWORD_POPUP || !isSecured;
}
