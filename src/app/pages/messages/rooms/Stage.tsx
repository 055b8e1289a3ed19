import { useEffect, useState } from 'react';
import type { LiveRoom } from '../../../../contract/schemas/service.ts';
import { integer } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { motionAllowed } from '../../../lib/motion.ts';
import { lookAhead, pictureUrl } from '../../../lib/picture-url.ts';
import { safeAddress } from '../../../lib/site-path.ts';
import { liveViewers } from '../../../stores/service/live-chat.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { eye } from '../../../ui/icon/message.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import liveRoomStyles from './LiveRoom.css';
import liveRoomsStyles from './LiveRooms.css';
import { STAGE } from './RoomBones.tsx';

/** Asked for as wide as on its card, px: the picture of the host is here already. */
const POSTER = { width: 160, height: 90 };

/** Which picture of the stage is the newest, while `running` and while the page is seen; undefined stops it. */
function useFrame(running: boolean, every: number): number | undefined {
  const [frame, setFrame] = useState(0);
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const on = running && !hidden;
  useEffect(() => {
    if (!on || every <= 0) return;
    const timer = setInterval(() => setFrame((at) => at + 1), every);
    return () => clearInterval(timer);
  }, [on, every]);
  return on ? frame : undefined;
}

/** The host, what is going on, and how many watch. It stands still on weak phones and where data is saved, unless it is started. */
export function Stage({ room: { model, stream } }: { room: LiveRoom }) {
  const { name, iconUrl, tags, viewers } = model;
  const address = safeAddress(stream?.url);
  const mayMove = address !== undefined && pictureUrl(iconUrl, POSTER.width) !== '';
  const [moving, setMoving] = useState(() => motionAllowed() && lookAhead() > 0);
  const frame = useFrame(mayMove && moving, stream?.every ?? 0);
  const watching = integer(liveViewers.value ?? viewers);
  return (
    <section className={liveRoomStyles.liveStage} aria-label={t('live_stage', { name })}>
      <Poster model={model} />
      {frame !== undefined && address && <Moving address={address} frame={frame} />}
      <span className={`${liveRoomsStyles.roomState} ${liveRoomsStyles.roomLive}`}>{t('rooms_on_air')}</span>
      <span className={liveRoomsStyles.roomViewers}>
        <Icon path={eye} size="sm" />
        <span aria-hidden="true">{watching}</span>
        <span className="hide-visually">{t('rooms_viewers', { count: watching })}</span>
      </span>
      <div className={liveRoomStyles.liveFoot}>
        <span className={liveRoomStyles.liveHost}>
          <Picture src={iconUrl} name={name} width={36} height={36} />
        </span>
        <span className={liveRoomStyles.liveWho}>
          <b className={`${liveRoomStyles.liveName} ellipsis`}>{name}</b>
          <span className={`${liveRoomStyles.liveTags} ellipsis`}>{tags.join(' · ')}</span>
        </span>
        {mayMove && (
          <button
            type="button"
            className={liveRoomStyles.liveSwitch}
            aria-pressed={moving}
            onClick={() => setMoving(!moving)}
          >
            {t(moving ? 'live_pause' : 'live_play')}
          </button>
        )}
      </div>
    </section>
  );
}

/** The still picture of a room: the host. */
export const Poster = ({ model: { iconUrl, name } }: { model: LiveRoom['model'] }) => (
  <Picture src={iconUrl} name={name} {...POSTER} eager />
);

/** The newest picture of the stage; the one before stays until it is there, the host's where it cannot be had. */
function Moving({ address, frame }: { address: string; frame: number }) {
  const [failed, setFailed] = useState<number>();
  if (failed === frame) return null;
  return (
    <img
      className={liveRoomStyles.liveStream}
      src={`${address}${address.includes('?') ? '&' : '?'}n=${frame}`}
      {...STAGE}
      alt=""
      draggable={false}
      onError={() => setFailed(frame)}
    />
  );
}
