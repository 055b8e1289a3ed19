import { useState } from 'react';
import type { LiveRoom } from '../../../../contract/schemas/service.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { go, register, vipPath } from '../../../routes/links.ts';
import { liveRoom } from '../../../stores/service/live-room.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { currency } from '../../../stores/system/system.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { chat, crown, ticket } from '../../../ui/icon/message.ts';
import { roomsPath } from '../message-links.ts';
import { isUnsettled } from './enter-room.ts';
import styles from './LiveRoom.css';
import { Poster } from './Stage.tsx';

/** Sells the ticket of the room. */
const TICKET_SHEET = lazy(() => import('./TicketSheet.tsx'));

const toRooms = (): void => go(roomsPath, { replace: true });

/** A room that its member may not see now: what is missing, and the way to it. */
export function RoomGate({ room: { model, entry } }: { room: LiveRoom }) {
  const { name, vipLevel = '', tags } = model;
  return (
    <div className="page">
      <section className={`${styles.liveStage} ${styles.liveShut}`} aria-label={t('live_stage', { name })}>
        <Poster model={model} />
        <div className={styles.liveFoot}>
          <span className={styles.liveWho}>
            <b className={`${styles.liveName} ellipsis`}>{name}</b>
            <span className={`${styles.liveTags} ellipsis`}>{tags.join(' · ')}</span>
          </span>
        </div>
      </section>
      {entry === 'unpaid' && <Till model={model} />}
      {entry === 'level' && (
        <Face
          kind="closed"
          icon={crown}
          title={t('rooms_level', { level: vipLevel })}
          {...(isOpen(vipPath) && { action: t('live_vip'), onAction: () => go(vipPath) })}
        />
      )}
      {entry !== 'unpaid' && entry !== 'level' && (
        <Face
          kind="empty"
          icon={chat}
          title={t('rooms_closed', { name })}
          text={t('live_back_soon')}
          action={t('live_others')}
          onAction={toRooms}
        />
      )}
    </div>
  );
}

/** Where a ticket is bought; free play has no money for one. */
function Till({ model }: { model: LiveRoom['model'] }) {
  const [paying, setPaying] = useState(() => isUnsettled('liveTicket'));
  if (!hasRole('account')) {
    return <Face kind="closed" title={t('free_reject')} action={t('register')} onAction={() => go(register())} />;
  }
  const { price = '0' } = model;
  return (
    <>
      <Face
        kind="closed"
        icon={ticket}
        title={t('live_ticket')}
        text={t('live_ticket_text')}
        action={t('live_buy', { price: money(price, currency.value) })}
        onAction={() => setPaying(true)}
      />
      {paying && (
        <Sheet
          of={TICKET_SHEET}
          props={{ room: model, onPaid: () => void liveRoom.load(), onClose: () => setPaying(false) }}
        />
      )}
    </>
  );
}
