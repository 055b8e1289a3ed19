import type { MallOrder } from '../../../../contract/schemas/mall.ts';
import { t } from '../../../i18n/texts.ts';
import { go } from '../../../routes/links.ts';
import { hasFeature } from '../../../stores/system.ts';
import { check } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { vouchersPath } from '../reward-screens.ts';

/** What came of an exchange, and where it is. */
export function Exchanged({ order: { kind, name, quantity }, onOrders }: { order: MallOrder; onOrders: () => void }) {
  const voucher = kind === 'voucher' && hasFeature('vouchers');
  return (
    <div className="exchange-done" role="status">
      <span className="exchange-check">
        <Icon path={check} size="xl" />
      </span>
      <h3>
        {quantity} × {name}
      </h3>
      <p>{t(`exchange_done_${kind}`)}</p>
      {voucher && (
        <button type="button" className="btn btn-primary btn-wide" onClick={() => go(vouchersPath)}>
          {t('exchange_to_vouchers')}
        </button>
      )}
      <button type="button" className={`btn btn-wide ${voucher ? 'btn-ghost' : 'btn-primary'}`} onClick={onOrders}>
        {t('exchange_to_orders')}
      </button>
    </div>
  );
}
