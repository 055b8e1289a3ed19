import type { LiveModel } from '../../../../contract/schemas/service.ts';
import { local } from '../../../device/storage.ts';
import { go } from '../../../routes/links.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { isPaid } from '../../../stores/service/live-rooms.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { accountPlaces } from '../../../stores/session/session.ts';
import { liveRoomPath } from '../message-links.ts';

/** Enters a room from the list: at once where it is free or paid for; else `pay` sells the ticket, though not to free play. */
export function enterRoom(room: LiveModel, pay: () => void): void {
  const { modelId, name, streaming, roomType } = room;
  if (!streaming) showToast('info', 'rooms_closed', 2, { name });
  else if (roomType !== 'PAY_PER_VIEW' || isPaid(room)) go(liveRoomPath(modelId));
  else if (hasRole('account')) pay();
  else showToast('offline', 'free_reject', 2);
}

/** Whether money of the member for this is unsettled (stores/data/attempt.ts): its sheet then opens by itself. */
export const isUnsettled = (what: 'liveTicket' | 'liveGift'): boolean =>
  accountPlaces().some((place) => local.get(`${what}.${place}`));
