import { type ReadonlySignal, signal } from '@preact/signals';
import { enterLiveRoom } from '../../../contract/calls/service.ts';
import type { LiveRoom } from '../../../contract/schemas/service.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';

const opened = signal('', { name: 'live.opened' });

/** The id of the room that is open. */
export const openedRoom: ReadonlySignal<string> = opened;

/** The room that is open, and whether its member may see it. */
export const liveRoom: Resource<LiveRoom> = resource('live.room', () =>
  send(enterLiveRoom, { query: { modelId: opened.peek(), language: language() } }),
);

/** Opens a room; one that is open is asked for again, as its ticket or its language may have changed. */
export function openRoom(modelId: string): void {
  if (opened.peek() !== modelId) liveRoom.set(undefined);
  opened.value = modelId;
  void liveRoom.load();
}
