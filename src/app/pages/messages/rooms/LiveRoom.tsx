import { useEffect, useState } from 'react';
import type { LiveRoom as Room } from '../../../../contract/schemas/service.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { language, t } from '../../../i18n/texts.ts';
import { go, login } from '../../../routes/links.ts';
import { liveRoom, openRoom } from '../../../stores/service/live-room.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { session } from '../../../stores/session/session.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { liveRoomPath, roomsPath } from '../message-links.ts';
import { isUnsettled } from './enter-room.ts';
import { GiftSheet } from './GiftSheet.tsx';
import { RoomBones } from './RoomBones.tsx';
import { RoomChat } from './RoomChat.tsx';
import { RoomGate } from './RoomGate.tsx';
import { Stage } from './Stage.tsx';

/** A live room (SPEC 7.3): its stage, its chat, and gifts; or what it takes to be let in. A guest logs in first and comes back. */
export default function LiveRoom({ modelId }: { modelId: string }) {
  const written = language();
  const user = session.value?.userName;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member has other tickets, another language other words
  useEffect(() => {
    if (session.peek()) openRoom(modelId);
    else go(login(liveRoomPath(modelId)), { replace: true });
  }, [modelId, written, user]);
  if (liveRoom.error.value?.code === 'not.found') {
    return (
      <div className="page">
        <Face
          kind="empty"
          title={t('live_unknown')}
          action={t('live_others')}
          onAction={() => go(roomsPath, { replace: true })}
        />
      </div>
    );
  }
  return (
    <Loaded resource={liveRoom} title={t('live_failed')} bones={<RoomBones />}>
      {(room) => (room.entry === 'open' ? <OpenRoom room={room} /> : <RoomGate room={room} />)}
    </Loaded>
  );
}

function OpenRoom({ room }: { room: Room }) {
  const [giving, setGiving] = useState(() => isUnsettled('liveGift'));
  const { gifts, model } = room;
  const first = gifts[0];
  const may = hasRole('account');
  return (
    <div className="page">
      <Stage room={room} />
      <RoomChat
        name={model.name}
        gift={may && first ? { iconUrl: first.iconUrl, onPress: () => setGiving(true) } : undefined}
      />
      {giving && <GiftSheet room={room} onClose={() => setGiving(false)} />}
    </div>
  );
}
