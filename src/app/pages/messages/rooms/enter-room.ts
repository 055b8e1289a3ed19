import type { LiveModel } from '../../../../contract/schemas/service.ts';
import { failureOf } from '../../../stores/error-text.ts';
import { isPaid, roomAddress } from '../../../stores/live-rooms.ts';
import { hasRole } from '../../../stores/roles.ts';
import { showToast, whileLoading } from '../../../stores/toasts.ts';
import { roomsPath } from '../message-links.ts';

/**
 * Enters a room: free ones and those that were paid for at once, else `pay` sells the ticket, but not to free play. What stands in the
 * way is told in words of its own.
 */
export async function enterRoom(room: LiveModel, pay: () => void): Promise<void> {
  const { modelId, name, streaming, roomType, vipLevel = '' } = room;
  const told = () => showToast('info', 'rooms_closed', 2, { name });
  if (!streaming) return void told();
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
    else if (code === 'live.closed') told();
    else if (code === 'live.unpaid') pay();
    else showToast(toast, text, 3);
  }
}
