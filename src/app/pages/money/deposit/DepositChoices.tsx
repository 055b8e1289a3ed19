import { useState } from 'react';
import type { DepositMethod, DepositPromo } from '../../../../contract/schemas/deposit.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { promoGain } from '../../../stores/deposit/deposit-promos.ts';
import { currency } from '../../../stores/system/system.ts';
import { caretDown } from '../../../ui/icon/controls.ts';
import { bank, card, gift, pix, wallet } from '../../../ui/icon/deposit.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import styles from './Deposit.css';
import { groupOf, groupsOf, type MethodGroup } from './deposit-rules.ts';

const PromoSheet = lazy(() => import('./PromoSheet.tsx'), { texts: ['payment'] });

const ICONS: Record<MethodGroup, string> = { pix, bank: card, wallet, transfer: bank };

interface MethodChoiceProps {
  methods: readonly DepositMethod[];
  chosen: DepositMethod;
  onChoose: (methodId: string) => void;
}

/** Payment methods by group, and the methods of the chosen group where there are several. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const group = groupOf(chosen);
  const shown = methods.filter((one) => groupOf(one) === group);
  const pick = (id: string) => {
    const first = methods.find((one) => groupOf(one) === id);
    if (first && id !== group) onChoose(first.methodId);
  };
  return (
    <>
      <Tabs
        label={t('deposit_method')}
        items={groupsOf(methods).map((id) => ({ id, label: t(`deposit_group_${id}`), icon: ICONS[id] }))}
        current={group}
        onPick={pick}
        look="card"
      />
      {(shown.length > 1 || group === 'bank' || group === 'wallet') && (
        <fieldset aria-label={t(`deposit_group_${group}`)}>
          <div className={styles.moneyPresets}>
            {shown.map((method) => (
              <Way key={method.methodId} method={method} on={method === chosen} onChoose={onChoose} />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

interface WayProps {
  method: DepositMethod;
  on: boolean;
  onChoose: (methodId: string) => void;
}

function Way({ method, on, onChoose }: WayProps) {
  return (
    <label
      className={
        on ? `${styles.moneyPreset} ${styles.moneyPresetOn} ${styles.payWay}` : `${styles.moneyPreset} ${styles.payWay}`
      }
    >
      <input
        type="radio"
        name="method"
        className="hide-visually"
        checked={on}
        onChange={() => onChoose(method.methodId)}
      />
      <span className={styles.payWayIcon}>
        <Picture src={method.iconUrl} name="" width={32} height={32} eager />
      </span>
      <span className={styles.payWayName}>{method.name}</span>
    </label>
  );
}

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
  if (promos.length === 0) return gone ? <p className={styles.paySmall}>{t('deposit_promo_closed')}</p> : null;
  return (
    <>
      <button
        type="button"
        className={`card ${styles.payPromo}`}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <Icon path={gift} size="lg" />
        <span className={styles.payPromoWhat}>
          <b className={`${styles.payWide} ellipsis`}>
            {chosen ? chosen.title : t(none ? 'deposit_promo_none' : 'deposit_promo_pick')}
          </b>
          <span className={`${styles.payWide} ${styles.paySmall}`}>{gainText(chosen, amount, gone)}</span>
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
