import { integer, money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { go, mall } from '../../routes/links.ts';
import { mallAccount } from '../../stores/mall.ts';
import { currency } from '../../stores/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { coins } from '../../ui/icon/vip.ts';

/** Loyalty points: how many, what earns them, what they are for. Points that cannot be read are not told of. */
export function VipPoints() {
  const known = mallAccount.value.value;
  if (!known && mallAccount.error.value) return null;
  return (
    <section className="card vip-points">
      <Icon path={coins} size="lg" />
      <span className="vip-points-text">
        <b>{known ? t('vip_points', { count: integer(known.points) }) : '…'}</b>
        <small>
          {known &&
            t('vip_points_rule', {
              amount: money(known.turnoverPerPoint, currency.value),
              points: integer(known.pointsPerUnit),
              unit: money('1.00', currency.value),
            })}
        </small>
      </span>
      <button type="button" className="btn btn-ghost btn-slim" onClick={() => go(mall)}>
        {t('vip_points_use')}
      </button>
    </section>
  );
}
