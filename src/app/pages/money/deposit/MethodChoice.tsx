import type { DepositMethod } from '../../../../contract/schemas/deposit.ts';
import { t } from '../../../i18n/texts.ts';
import { bank, card, pix, wallet } from '../../../ui/icon/deposit.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { groupOf, groupsOf, type MethodGroup } from './deposit-rules.ts';

const ICONS: Record<MethodGroup, string> = { pix, bank: card, wallet, transfer: bank };

interface MethodChoiceProps {
  methods: readonly DepositMethod[];
  chosen: DepositMethod;
  onChoose: (methodId: string) => void;
}

/** The ways to pay by kind, and those of the chosen kind where the group alone does not say which. */
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
          <div className="money-presets">
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
    <label className={on ? 'money-preset money-preset-on pay-way' : 'money-preset pay-way'}>
      <input
        type="radio"
        name="method"
        className="hide-visually"
        checked={on}
        onChange={() => onChoose(method.methodId)}
      />
      <span className="pay-way-icon">
        <Picture src={method.iconUrl} name="" width={32} height={32} eager />
      </span>
      <span className="pay-way-name">{method.name}</span>
    </label>
  );
}
