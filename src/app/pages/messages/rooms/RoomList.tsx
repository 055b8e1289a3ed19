import { useCallback, useEffect, useState } from 'react';
import type { LiveModel, RoomType } from '../../../../contract/schemas/service.ts';
import { HistoryList } from '../../../features/history/HistoryList.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { plural } from '../../../i18n/plural.ts';
import { language, t } from '../../../i18n/texts.ts';
import { go, login } from '../../../routes/links.ts';
import { liveRooms } from '../../../stores/service/live-rooms.ts';
import { session } from '../../../stores/session/session.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { liveRoomPath } from '../message-links.ts';
import { enterRoom, isUnsettled } from './enter-room.ts';
import styles from './LiveRooms.css';
import { RoomCard } from './RoomCard.tsx';

const TYPES: readonly RoomType[] = ['FREE', 'VIP', 'PAY_PER_VIEW'];

/** Below a card's picture, in px: name, tags, and the space to the next one. */
const FOOT = 50;

/** Two cards beside each other on a phone. */
const columns = (width: number): number => Math.max(2, Math.floor(width / 180));
const cardHeight = (width: number, text: number): number => width + FOOT * text;

/** Sells the ticket of a room. */
const TicketSheet = lazy(() => import('./TicketSheet.tsx'));

/** What the ticket sheet is open for: a room, or an open ticket of which nobody knows yet whether it was paid. */
type Paying = LiveModel | 'open' | undefined;

export interface RoomListProps {
  /** Which rooms; all without. */
  type: RoomType | undefined;
  onType: (type: RoomType | undefined) => void;
}

/** The rooms: free, VIP, and pay per view. */
export function RoomList({ type, onType }: RoomListProps) {
  const [paying, setPaying] = useState<Paying>(() => (isUnsettled('liveTicket') ? 'open' : undefined));
  const written = language();
  const user = session.value?.userName;
  const load = () => liveRooms.open({ language: written, ...(type && { roomType: type }) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a member has paid for is the member's
  useEffect(load, [type, written, user]);

  const open = useCallback((room: LiveModel) => {
    if (session.peek()) enterRoom(room, () => setPaying(room));
    else go(login(liveRoomPath(room.modelId)));
  }, []);
  const renderRoom = useCallback((room: LiveModel) => <RoomCard room={room} onPress={() => open(room)} />, [open]);
  return (
    <div className="page">
      <Tabs
        items={[
          { id: 'all', label: t('rooms_all') },
          ...TYPES.map((id) => ({ id, label: t(`rooms_${id as 'FREE' | 'VIP' | 'PAY_PER_VIEW'}`) })),
        ]}
        current={type ?? 'all'}
        onPick={(id) => onType(TYPES.find((one) => one === id))}
        label={t('rooms_show')}
      />
      <HistoryList
        record={liveRooms}
        head={({ rows }) => (
          <p className={styles.roomsCount}>{plural('rooms_count', rows.filter(({ streaming }) => streaming).length)}</p>
        )}
        columns={columns}
        rowHeight={cardHeight}
        renderRow={renderRoom}
        label={t('rooms_label')}
        empty={{
          title: t('rooms_empty'),
          text: t('rooms_empty_text'),
          ...(type && { action: t('rooms_see_all'), onAction: () => onType(undefined) }),
        }}
        failed={t('rooms_failed')}
        onRetry={load}
      />
      {paying && (
        <Sheet
          of={TicketSheet}
          props={{
            room: paying === 'open' ? undefined : paying,
            onPaid: load,
            onClose: () => setPaying(undefined),
          }}
        />
      )}
    </div>
  );
}
