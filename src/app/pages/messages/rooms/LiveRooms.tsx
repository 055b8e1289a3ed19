import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { RoomType } from '../../../../contract/schemas/service.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { RoomBones } from './RoomBones.tsx';
import { RoomList } from './RoomList.tsx';

/** A room to be in; its code comes with the first that is opened. */
const LIVE_ROOM = lazy(() => import('./LiveRoom.tsx'), { texts: ['liveRoom'] });

/** Live-stream rooms (SPEC 7.3): the list, or the room that `room` in the address names. */
export default function LiveRooms() {
  const modelId = new URLSearchParams(useSearch()).get('room');
  const [type, setType] = useState<RoomType>();
  if (modelId) return <Part key={modelId} of={LIVE_ROOM} props={{ modelId }} bones={<RoomBones />} />;
  return <RoomList type={type} onType={setType} />;
}
