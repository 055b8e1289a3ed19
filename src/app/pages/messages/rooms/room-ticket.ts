import { local } from '../../../device/storage.ts';
import { session } from '../../../stores/session.ts';

/** Whether this member has a ticket under way of which nobody has read the end: its sheet (stores/live-ticket.ts) opens by itself. */
export const hasOpenTicket = (): boolean => Boolean(local.get(`liveTicket.${session.peek()?.userName}`));
