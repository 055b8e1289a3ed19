import type { LiveModel } from '../../../../contract/schemas/service.ts';
import { integer, money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { isPaid } from '../../../stores/service/live-rooms.ts';
import { currency } from '../../../stores/system/system.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { crown, eye, ticket } from '../../../ui/icon/message.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import styles from './LiveRooms.css';

/** Drawn width of a card's picture on a phone, in CSS px. */
const WIDTH = 160;

/** One room: who is there, how many watch, what it is about, and what it takes to enter. */
export function RoomCard({ room, onPress }: { room: LiveModel; onPress: () => void }) {
  const { name, iconUrl, streaming, viewers, tags } = room;
  return (
    <button type="button" className={streaming ? styles.room : `${styles.room} ${styles.roomOff}`} onClick={onPress}>
      <span className={styles.roomArt}>
        <Picture src={iconUrl} name={name} width={WIDTH} height={WIDTH} />
        <span className={streaming ? `${styles.roomState} ${styles.roomLive}` : styles.roomState}>
          {t(streaming ? 'rooms_on_air' : 'rooms_off_air')}
        </span>
        {streaming && (
          <span className={styles.roomViewers}>
            <Icon path={eye} size="sm" />
            <span aria-hidden="true">{integer(viewers)}</span>
            <span className="hide-visually">{t('rooms_viewers', { count: integer(viewers) })}</span>
          </span>
        )}
        <Entrance room={room} />
      </span>
      <span className={`${styles.roomName} ellipsis`}>{name}</span>
      <span className={`${styles.roomTags} ellipsis`}>{tags.join(' · ')}</span>
    </button>
  );
}

/** What it takes to enter. */
function Entrance({ room }: { room: LiveModel }) {
  const { roomType, price = '0', vipLevel } = room;
  if (roomType === 'FREE') return <span className={styles.roomType}>{t('rooms_FREE')}</span>;
  if (roomType === 'VIP') {
    return (
      <span className={`${styles.roomType} ${styles.roomVip}`}>
        <Icon path={crown} size="sm" />
        {vipLevel ? t('rooms_from', { level: vipLevel }) : t('rooms_VIP')}
      </span>
    );
  }
  const paid = isPaid(room);
  return (
    <span className={paid ? `${styles.roomType} ${styles.roomPaid}` : `${styles.roomType} ${styles.roomPrice}`}>
      <Icon path={ticket} size="sm" />
      {paid ? t('rooms_paid') : money(price, currency.value)}
    </span>
  );
}
