import { useEffect } from 'react';
import type { LiveModel, LiveTicket } from '../../../../contract/schemas/service.ts';
import { longMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { liveTicket } from '../../../stores/service/live-ticket.ts';
import { currency } from '../../../stores/system/system.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { liveRoomPath } from '../message-links.ts';
import styles from './LiveRooms.css';
import { PayError, Unsettled } from './Unsettled.tsx';

export interface TicketSheetProps {
  /** The room to sell a ticket for; without one the sheet continues a ticket that a reload or a lost line interrupted. */
  room: LiveModel | undefined;
  /** A ticket was paid, or its price is another now: what is shown is asked for again. */
  onPaid: () => void;
  onClose: () => void;
}

/** Sells the ticket of a pay-per-view room and leads in. A payment in doubt is settled first. */
export default function TicketSheet({ room, onPaid, onClose }: TicketSheetProps) {
  useEffect(() => liveTicket.restore(), []);
  const attempt = liveTicket.current.value;
  const name = attempt?.form.name ?? room?.name ?? '';
  const paid = attempt?.value;
  const close = () => {
    // One whose end nobody knows stays, and is asked for again.
    if (liveTicket.current.peek()?.value) liveTicket.close();
    onClose();
  };
  const enter = (modelId: string) => {
    close();
    go(liveRoomPath(modelId));
  };
  const finished = () => {
    if (liveTicket.current.peek()?.value) onPaid();
  };
  return (
    <Drawer open from="bottom" title={t('rooms_pay_title', { name })} closeLabel={t('close')} onClose={close}>
      <div className={styles.roomSheet}>
        {paid && <Paid ticket={paid} onEnter={enter} />}
        {attempt && !paid && <Unsettled attempt={liveTicket} text={t('rooms_pay_open')} onEnd={finished} />}
        {!attempt && room && <Offer room={room} onEnter={enter} onChanged={onPaid} />}
      </div>
    </Drawer>
  );
}

interface OfferProps {
  room: LiveModel;
  /** It is paid: the room is entered at once. */
  onEnter: (modelId: string) => void;
  /** It was paid, or the price has changed. */
  onChanged: () => void;
}

function Offer({ room: { modelId, name, price = '0' }, onEnter, onChanged }: OfferProps) {
  const error = liveTicket.error.value;
  const shown = money(price, currency.value);
  const changed = error?.code === 'live.price';
  const pay = async () => {
    await liveTicket.start({ modelId, name, price }, undefined);
    const paid = liveTicket.current.peek()?.value;
    if (paid) onEnter(modelId);
    if (paid || liveTicket.error.peek()?.code === 'live.price') onChanged();
  };
  return (
    <>
      <p className={styles.roomNote}>{t('rooms_pay_text', { price: shown })}</p>
      {error && <PayError error={error} text={changed ? t('rooms_price_changed') : undefined} />}
      <button
        type="button"
        className="btn btn-primary btn-wide"
        aria-busy={liveTicket.busy.value}
        disabled={changed}
        onClick={() => void pay()}
      >
        {t('rooms_pay', { price: shown })}
      </button>
    </>
  );
}

function Paid({ ticket, onEnter }: { ticket: LiveTicket; onEnter: (modelId: string) => void }) {
  const { modelId, amount, paidUntil } = ticket;
  return (
    <>
      <p className={styles.roomDone} role="status">
        {t('rooms_pay_done')}: <b className="money">{money(amount, currency.value)}</b>
      </p>
      <p className={styles.roomNote}>{t('rooms_pay_until', { until: longMoment(paidUntil) })}</p>
      <button type="button" className="btn btn-primary btn-wide" onClick={() => onEnter(modelId)}>
        {t('rooms_enter')}
      </button>
    </>
  );
}
