import { useState } from 'react';
import type { MallItem, MallOrder } from '../../../../contract/schemas/mall.ts';
import { UnsettledClaim } from '../../../features/claims/UnsettledClaim.tsx';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { exchangeClaim, settleExchange } from '../../../stores/mall/mall-shop.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { check } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { REWARD_SCREENS } from '../RewardPage.tsx';
import { ExchangeForm } from './ExchangeForm.tsx';
import styles from './ExchangeSheet.css';
import { tellExchange } from './tell-exchange.ts';

const { vouchers } = REWARD_SCREENS;

export interface ExchangeSheetProps {
  item: MallItem;
  onClose: () => void;
  /** Shows the orders. */
  onOrders: () => void;
}

/** The exchange: how many, where to, and what it comes to; then how it ended. */
export default function ExchangeSheet({ item, onClose, onOrders }: ExchangeSheetProps) {
  const [order, setOrder] = useState<MallOrder>();
  const settle = async () => {
    const end = await settleExchange();
    if (end && 'value' in end) setOrder(end.value);
    else tellExchange(end);
  };
  const showOrders = () => {
    onClose();
    onOrders();
  };
  return (
    <Drawer
      open
      from="bottom"
      title={t(order ? 'exchange_done' : 'exchange_title')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className={styles.exchange}>
        {order && <Exchanged order={order} onOrders={showOrders} />}
        {!order && <UnsettledClaim claim={exchangeClaim} onCheck={() => void settle()} />}
        {!order && !exchangeClaim.unsettled.value && <ExchangeForm item={item} onOrder={setOrder} />}
      </div>
    </Drawer>
  );
}

/** What came of an exchange, and where it is. */
function Exchanged({ order: { kind, name, quantity }, onOrders }: { order: MallOrder; onOrders: () => void }) {
  const voucher = kind === 'voucher' && vouchers.isOn();
  return (
    <div className={styles.exchangeDone} role="status">
      <span className={styles.exchangeCheck}>
        <Icon path={check} size="xl" />
      </span>
      <h3>
        {quantity} × {name}
      </h3>
      <p>{t(`exchange_done_${kind}`)}</p>
      {voucher && (
        <button type="button" className="btn btn-primary btn-wide" onClick={() => go(vouchers.path)}>
          {t('exchange_to_vouchers')}
        </button>
      )}
      <button type="button" className={`btn btn-wide ${voucher ? 'btn-ghost' : 'btn-primary'}`} onClick={onOrders}>
        {t('exchange_to_orders')}
      </button>
    </div>
  );
}
