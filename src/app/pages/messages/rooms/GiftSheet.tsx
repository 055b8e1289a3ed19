import { useEffect, useState } from 'react';
import type { LiveGift, LiveRoom } from '../../../../contract/schemas/service.ts';
import { BalanceButton } from '../../../features/balance/BalanceButton.tsx';
import { money } from '../../../i18n/format.ts';
import { language, t } from '../../../i18n/texts.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { liveGift } from '../../../stores/service/live-gift.ts';
import { liveRoom } from '../../../stores/service/live-room.ts';
import { currency } from '../../../stores/system/system.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import liveRoomStyles from './LiveRoom.css';
import liveRoomsStyles from './LiveRooms.css';
import { PayError, Unsettled } from './Unsettled.tsx';

interface GiftSheetProps {
  room: LiveRoom;
  onClose: () => void;
}

/** Gives the host a gift. One of which nobody knows yet whether it was paid is settled first. */
export function GiftSheet({ room, onClose }: GiftSheetProps) {
  useEffect(() => {
    liveGift.restore();
    wallet.want();
  }, []);
  const attempt = liveGift.current.value;
  const end = () => {
    const given = liveGift.current.peek();
    if (given?.value) {
      showToast('success', 'live_given', 2, { gift: given.form.name });
      liveGift.close();
      onClose();
    } else if (liveGift.error.peek()?.code.startsWith('live.')) void liveRoom.load();
  };
  const { name } = room.model;
  return (
    <Drawer open from="bottom" title={t('live_gift_title', { name })} closeLabel={t('close')} onClose={onClose}>
      <div className={liveRoomsStyles.roomSheet}>
        {attempt ? (
          <Unsettled attempt={liveGift} text={t('live_gift_open', { gift: attempt.form.name })} onEnd={end} />
        ) : (
          <Shelf room={room} onEnd={end} />
        )}
      </div>
    </Drawer>
  );
}

/** The gifts with their prices; one is chosen, then paid. */
function Shelf({ room: { model, gifts }, onEnd }: { room: LiveRoom; onEnd: () => void }) {
  const [chosen, choose] = useState<LiveGift>();
  const error = liveGift.error.value;
  const give = async ({ giftId, name, price }: LiveGift) => {
    await liveGift.start({ modelId: model.modelId, giftId, name, price, language: language() }, undefined);
    onEnd();
  };
  const cost = ({ price }: LiveGift): string => money(price, currency.value);
  return (
    <>
      <p className={liveRoomStyles.liveBalance}>
        <span>{t('live_balance')}</span>
        <BalanceButton className={liveRoomStyles.liveMoney} />
      </p>
      <ul className={liveRoomStyles.liveGifts}>
        {gifts.map((gift) => (
          <li key={gift.giftId}>
            <button
              type="button"
              className={liveRoomStyles.liveChoice}
              aria-pressed={chosen?.giftId === gift.giftId}
              onClick={() => choose(gift)}
            >
              <span className={liveRoomStyles.liveChoiceArt}>
                <Picture src={gift.iconUrl} name="" width={48} height={48} />
              </span>
              <span className={`${liveRoomStyles.liveChoiceName} ellipsis`}>{gift.name}</span>
              <b className="money">{cost(gift)}</b>
            </button>
          </li>
        ))}
      </ul>
      {error && <PayError error={error} text={error.code === 'live.price' ? t('rooms_price_changed') : undefined} />}
      <button
        type="button"
        className="btn btn-primary btn-wide"
        aria-busy={liveGift.busy.value}
        disabled={!chosen}
        onClick={() => chosen && void give(chosen)}
      >
        {chosen ? t('live_give_for', { gift: chosen.name, price: cost(chosen) }) : t('live_choose')}
      </button>
    </>
  );
}
