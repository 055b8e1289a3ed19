import { useEffect } from 'react';
import type { LiveModel, LiveTicket } from '../../../../contract/schemas/service.ts';
import { longMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { deposit, go } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { tellFailure } from '../../../stores/screen/tell-failure.ts';
import { whileLoading } from '../../../stores/screen/toasts.ts';
import { roomAddress } from '../../../stores/service/live-rooms.ts';
import { liveTicket } from '../../../stores/service/live-ticket.ts';
import { checkRole } from '../../../stores/session/roles.ts';
import { currency } from '../../../stores/system/system.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { roomsPath } from '../message-links.ts';

export interface TicketSheetProps {
  /** The room to sell a ticket for; without one the sheet continues a ticket that a reload or a lost line interrupted. */
  room: LiveModel | undefined;
  onPaid: () => void;
  onClose: () => void;
}

/** Goes into a paid room; calls `left` when the browser leaves the page. */
async function enter(modelId: string, left: () => void): Promise<void> {
  try {
    const address = await whileLoading(() => roomAddress(modelId, roomsPath));
    addEventListener('pagehide', left, { once: true });
    location.assign(address);
  } catch (thrown) {
    tellFailure(thrown);
  }
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
  const finished = () => {
    if (liveTicket.current.peek()?.value) onPaid();
  };
  return (
    <Drawer open from="bottom" title={t('rooms_pay_title', { name })} closeLabel={t('close')} onClose={close}>
      <div className="room-sheet">
        {paid && <Paid ticket={paid} onEnter={close} />}
        {attempt && !paid && <InDoubt onEnd={finished} />}
        {!attempt && room && <Offer room={room} onEnd={finished} onEnter={close} onChanged={onPaid} />}
      </div>
    </Drawer>
  );
}

interface OfferProps {
  room: LiveModel;
  onEnd: () => void;
  /** The room is being entered: the ticket need not be kept any longer. */
  onEnter: () => void;
  /** The price has changed: the list reloads. */
  onChanged: () => void;
}

function Offer({ room: { modelId, name, price = '0' }, onEnd, onEnter, onChanged }: OfferProps) {
  const error = liveTicket.error.value;
  const shown = money(price, currency.value);
  const changed = error?.code === 'live.price';
  const pay = async () => {
    await liveTicket.start({ modelId, name, price }, undefined);
    onEnd();
    if (liveTicket.current.peek()?.value) await enter(modelId, onEnter);
    else if (liveTicket.error.peek()?.code === 'live.price') onChanged();
  };
  return (
    <>
      <p className="room-note">{t('rooms_pay_text', { price: shown })}</p>
      {error && (
        <p className="room-error" role="alert">
          {changed ? t('rooms_price_changed') : t(errorText(error))}
        </p>
      )}
      {error?.code === 'wallet.insufficient' && (
        <button type="button" className="btn btn-ghost btn-wide" onClick={() => checkRole('money') && go(deposit)}>
          {t('deposit')}
        </button>
      )}
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

/** Nobody knows yet whether the ticket was paid: the button asks again with the same key. */
function InDoubt({ onEnd }: { onEnd: () => void }) {
  const busy = liveTicket.busy.value;
  const error = liveTicket.error.value;
  return (
    <>
      <p className="room-note" role="status">
        {t(busy ? 'rooms_pay_busy' : 'rooms_pay_open')}
      </p>
      {error && !busy && (
        <p className="room-error" role="alert">
          {t(errorText(error))}
        </p>
      )}
      <button
        type="button"
        className="btn btn-primary btn-wide"
        aria-busy={busy}
        onClick={() => void liveTicket.resume().then(onEnd)}
      >
        {t('rooms_pay_check')}
      </button>
    </>
  );
}

function Paid({ ticket: { modelId, amount, paidUntil }, onEnter }: { ticket: LiveTicket; onEnter: () => void }) {
  return (
    <>
      <p className="room-done" role="status">
        {t('rooms_pay_done')}: <b className="money">{money(amount, currency.value)}</b>
      </p>
      <p className="room-note">{t('rooms_pay_until', { until: longMoment(paidUntil) })}</p>
      <button type="button" className="btn btn-primary btn-wide" onClick={() => void enter(modelId, onEnter)}>
        {t('rooms_enter')}
      </button>
    </>
  );
}
