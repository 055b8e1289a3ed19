import './LiveRooms.css';
import { useCallback, useEffect, useState } from 'react';
import type { LiveModel, RoomType } from '../../../../contract/schemas/service.ts';
import { plural } from '../../../i18n/plural.ts';
import { language, t } from '../../../i18n/texts.ts';
import { go, login } from '../../../routes/links.ts';
import { liveRooms } from '../../../stores/live-rooms.ts';
import { pagedRows } from '../../../stores/paged-rows.ts';
import { session } from '../../../stores/session.ts';
import { hasFeature } from '../../../stores/system.ts';
import { showToast } from '../../../stores/toasts.ts';
import { type PartSource, usePart } from '../../../ui/part/use-part.ts';
import { Rows } from '../../../ui/rows/Rows.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import type { TicketSheetProps } from './TicketSheet.tsx';
import { roomsPath } from '../message-links.ts';
import { RoomCard } from './RoomCard.tsx';
import { enterRoom } from './enter-room.ts';
import { hasOpenTicket } from './room-ticket.ts';
import { useSiteHas } from '../use-site-has.ts';

const TYPES: readonly RoomType[] = ['FREE', 'VIP', 'PAY_PER_VIEW'];

/** Below a card's picture, in px: name, tags, and the space to the next one. */
const FOOT = 50;

/** Two cards beside each other on a phone. */
const columns = (width: number): number => Math.max(2, Math.floor(width / 180));
const cardHeight = (width: number): number => width + FOOT;

const ticketSheet: PartSource<TicketSheetProps> = {
  load: () => import('./TicketSheet.tsx'),
};

const hasRooms = (): boolean => hasFeature('liveRooms');

/** Live-stream rooms (SPEC 7.3): free, VIP, and pay per view. */
export default function LiveRooms() {
  return useSiteHas(hasRooms) ? <Rooms /> : null;
}

/** What the sheet of tickets is open for: a room, or one of which nobody knows whether it was paid. */
type Paying = LiveModel | 'open' | undefined;

function Rooms() {
  const [type, setType] = useState<RoomType>();
  const [paying, setPaying] = useState<Paying>(() => (hasOpenTicket() ? 'open' : undefined));
  const written = language();
  const user = session.value?.userName;
  const load = () => liveRooms.open({ language: written, ...(type && { roomType: type }) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a member has paid for is the member's
  useEffect(load, [type, written, user]);

  const open = useCallback((room: LiveModel) => {
    if (!session.peek()) return go(login(roomsPath));
    void enterRoom(room, () => setPaying(room));
  }, []);
  const renderRoom = useCallback((room: LiveModel) => <RoomCard room={room} onPress={() => open(room)} />, [open]);
  return (
    <div className="mail">
      <Tabs
        items={[
          { id: 'all', label: t('rooms_all') },
          ...TYPES.map((id) => ({ id, label: t(`rooms_${id as 'FREE' | 'VIP' | 'PAY_PER_VIEW'}`) })),
        ]}
        current={type ?? 'all'}
        onPick={(id) => setType(TYPES.find((one) => one === id))}
        label={t('rooms_show')}
      />
      <Rows
        {...pagedRows({
          record: liveRooms,
          head: ({ rows }) => (
            <p className="rooms-count">{plural('rooms_count', rows.filter(({ streaming }) => streaming).length)}</p>
          ),
        })}
        columns={columns}
        rowHeight={cardHeight}
        renderRow={renderRoom}
        label={t('rooms_label')}
        empty={{
          title: t('rooms_empty'),
          text: t('rooms_empty_text'),
          ...(type && { action: t('rooms_see_all'), onAction: () => setType(undefined) }),
        }}
        failed={t('rooms_failed')}
        onRetry={load}
      />
      {paying && (
        <Ticket room={paying === 'open' ? undefined : paying} onPaid={load} onClose={() => setPaying(undefined)} />
      )}
    </div>
  );
}

/** The sheet that sells a ticket; where its bytes cannot be had, that is told and nothing is opened. */
function Ticket(props: TicketSheetProps) {
  const { Part, failed } = usePart(ticketSheet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (!failed) return;
    showToast('offline', 'no_internet', 3);
    props.onClose();
  }, [failed]);
  return Part ? <Part {...props} /> : null;
}
