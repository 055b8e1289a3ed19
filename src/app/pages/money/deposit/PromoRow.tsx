import { useState } from 'react';
import type { DepositPromo } from '../../../../contract/schemas/deposit.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { promoGain } from '../../../stores/deposit-promos.ts';
import { currency } from '../../../stores/system.ts';
import { caretDown } from '../../../ui/icon/controls.ts';
import { gift } from '../../../ui/icon/deposit.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

const PromoSheet = lazy(() => import('./PromoSheet.tsx'), { texts: ['payment'] });

interface PromoRowProps {
  promos: readonly DepositPromo[];
  chosen: DepositPromo | undefined;
  /** The member wants none. */
  none: boolean;
  /** The promotion of the link cannot be had now. */
  gone: boolean;
  amount: string | undefined;
  onPick: (promotionId: string | undefined) => void;
}

/** The promotion of the deposit and what it adds to the amount; a tap offers the others. */
export function PromoRow({ promos, chosen, none, gone, amount, onPick }: PromoRowProps) {
  const [choosing, setChoosing] = useState(false);
  if (promos.length === 0) return gone ? <p className="pay-small">{t('deposit_promo_closed')}</p> : null;
  return (
    <>
      <button type="button" className="card pay-promo" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <Icon path={gift} size="lg" />
        <span className="pay-promo-what">
          <b className="pay-wide ellipsis">
            {chosen ? chosen.title : t(none ? 'deposit_promo_none' : 'deposit_promo_pick')}
          </b>
          <span className="pay-wide pay-small">{gainText(chosen, amount, gone)}</span>
        </span>
        <Icon path={caretDown} size="sm" />
      </button>
      {choosing && (
        <Sheet
          of={PromoSheet}
          props={{
            promos,
            chosen: chosen?.promotionId,
            amount,
            gainOf: (promo) => promoGain(promo, amount),
            onPick,
            onClose: () => setChoosing(false),
          }}
        />
      )}
    </>
  );
}

function gainText(promo: DepositPromo | undefined, amount: string | undefined, gone: boolean): string {
  const shown = (decimal: string) => money(decimal, currency.value);
  if (!promo) return gone ? t('deposit_promo_closed') : '';
  const gain = promoGain(promo, amount);
  if (!gain) return t('deposit_promo_minimum', { min: shown(promo.minAmount) });
  return t('deposit_promo_gain', { bonus: shown(gain.bonus), turnover: shown(gain.turnover) });
}
