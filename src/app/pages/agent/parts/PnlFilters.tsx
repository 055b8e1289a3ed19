import '../sheet.css';
import { useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Chips } from '../Chips.tsx';
import { FilterFoot } from '../FilterFoot.tsx';

export interface PnlFiltersProps {
  value: Readonly<Record<string, string>>;
  /** Given each choice, '' for what holds by itself. */
  onChoose: (filters: Record<string, string>) => void;
  onClose: () => void;
}

/** Whom the rows of the team's profit and loss count, and what they go by. */
export default function PnlFilters({ value, onChoose, onClose }: PnlFiltersProps) {
  const [{ scope = '', sort = '' }, set] = useState(value);
  const submit = (filters: Record<string, string>) => {
    onClose();
    onChoose(filters);
  };
  return (
    <Drawer
      open
      from="bottom"
      title={t('tpnl_filter')}
      closeLabel={t('close')}
      onClose={onClose}
      foot={<FilterFoot onClear={() => submit({ scope: '', sort: '' })} onShow={() => submit({ scope, sort })} />}
    >
      <div className="agent-sheet">
        <Chips
          name="scope"
          label={t('tsheet_scope')}
          options={[
            ['', t('tpnl_team')],
            ['own', t('tpnl_own')],
          ]}
          value={scope}
          onChange={(next) => set({ scope: next, sort })}
        />
        <Chips
          name="sort"
          label={t('tsheet_sort')}
          options={[
            ['', t('tsheet_by_stake')],
            ['net', t('tsheet_by_net')],
            ['deposit', t('tsheet_by_deposit')],
            ['userName', t('tsheet_by_name')],
          ]}
          value={sort}
          onChange={(next) => set({ scope, sort: next })}
        />
      </div>
    </Drawer>
  );
}
