import '../sheet.css';
import '../chips.css';
import { useEffect, useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { lotteries } from '../../../stores/lottery.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Chips } from '../Chips.tsx';

export interface OrderFiltersProps {
  value: Readonly<Record<string, string>>;
  /** Given the filters that are set. */
  onChoose: (filters: Record<string, string>) => void;
  onClose: () => void;
}

const STATES = ['', 'open', 'won', 'lost', 'cancelled'] as const;

/** What the lottery orders can be narrowed by: how an order stands, and its lottery. */
export default function OrderFilters({ value, onChoose, onClose }: OrderFiltersProps) {
  const [{ status = '', game = '' }, set] = useState<Record<string, string>>(value);
  useEffect(() => lotteries.want(), []);
  const names = new Map((lotteries.value.value ?? []).map(({ gameCode, name }) => [gameCode, name]));
  // A lottery of an address stays choosable while the list is on its way, or does not know it.
  if (game && !names.has(game)) names.set(game, game);
  const options = [...names].map(([id, label]) => ({ value: id, label }));
  options.sort((a, b) => a.label.localeCompare(b.label));
  const submit = (filters: Record<string, string>) => {
    onChoose(filters);
    onClose();
  };
  return (
    <Drawer
      open
      from="bottom"
      title={t('orders_filter')}
      closeLabel={t('close')}
      onClose={onClose}
      foot={
        <div className="sheet-foot">
          <button type="button" className="btn btn-ghost" onClick={() => submit({})}>
            {t('order_filter_clear')}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => submit({ status, game })}>
            {t('order_filter_show')}
          </button>
        </div>
      }
    >
      <div className="sheet">
        <Chips
          name="status"
          label={t('orders_state')}
          options={STATES.map((id) => ({ id, label: t(id ? `order_${id}` : 'order_filter_all') }))}
          value={status}
          onChange={(next) => set({ status: next, game })}
        />
        <Select
          name="game"
          label={t('orders_lottery')}
          value={game}
          onChange={(next) => set({ status, game: next })}
          options={[{ value: '', label: t('order_filter_every') }, ...options]}
        />
      </div>
    </Drawer>
  );
}
