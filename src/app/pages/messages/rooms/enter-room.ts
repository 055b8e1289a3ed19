import type { LiveModel } from '../../../../contract/schemas/service.ts';
import { local } from '../../../device/storage.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { showToast, whileLoading } from '../../../stores/screen/toasts.ts';
import { isPaid, roomAddress } from '../../../stores/service/live-rooms.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { account } from '../../../stores/session/session.ts';
import { roomsPath } from '../message-links.ts';

/**
 * Enters a room: at once where it is free or paid for; else `pay` sells the ticket, though not to free play. Tells what stands in the
 * way.
 */
export async function enterRoom(room: LiveModel, pay: () => void): Promise<void> {
  const { modelId, name, streaming, roomType, vipLevel = '' } = room;
  const tellClosed = () => showToast('info', 'rooms_closed', 2, { name });
  if (!streaming) return void tellClosed();
  if (roomType === 'PAY_PER_VIEW' && !isPaid(room)) {
    if (hasRole('account')) pay();
    else showToast('offline', 'free_reject', 2);
    return;
  }
  try {
    location.assign(await whileLoading(() => roomAddress(modelId, roomsPath)));
  } catch (thrown) {
    const { code, toast, text } = failureOf(thrown);
    if (code === 'live.level') showToast('info', 'rooms_level', 3, { level: vipLevel });
    else if (code === 'live.closed') tellClosed();
    else if (code === 'live.unpaid') pay();
    else showToast(toast, text, 3);
  }
}

/** Whether a ticket of the member is unsettled (stores/service/live-ticket.ts): its sheet then opens by itself. */
export const hasOpenTicket = (): boolean => Boolean(local.get(`liveTicket.${account()}`));
