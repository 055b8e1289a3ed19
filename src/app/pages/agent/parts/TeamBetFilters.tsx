import '../sheet.css';
import { useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Chips } from '../Chips.tsx';
import { FilterFoot } from '../FilterFoot.tsx';
import { TYPES, typeName } from '../type-names.ts';

export interface TeamBetFiltersProps {
  value: Readonly<Record<string, string>>;
  /** Given each filter, '' for none. */
  onChoose: (filters: Record<string, string>) => void;
  onClose: () => void;
}

const STATES = ['open', 'won', 'lost', 'void'] as const;

/** What the team's bets can be narrowed by: whose they are, how they stand, the type of game. */
export default function TeamBetFilters({ value, onChoose, onClose }: TeamBetFiltersProps) {
  const [{ scope = '', status = '', type = '' }, set] = useState(value);
  const submit = (filters: Record<string, string>) => {
    onClose();
    onChoose(filters);
  };
  return (
    <Drawer
      open
      from="bottom"
      title={t('tbet_filter')}
      closeLabel={t('close')}
      onClose={onClose}
      foot={
        <FilterFoot
          onClear={() => submit({ scope: '', status: '', type: '' })}
          onShow={() => submit({ scope, status, type })}
        />
      }
    >
      <div className="agent-sheet">
        <Chips
          name="scope"
          label={t('tbet_whose')}
          options={[
            ['', t('tbet_team')],
            ['own', t('tbet_own')],
          ]}
          value={scope}
          onChange={(next) => set({ scope: next, status, type })}
        />
        <Chips
          name="status"
          label={t('tbet_status')}
          options={[['', t('tbet_every')], ...STATES.map((id) => [id, t(`tbet_${id}`)] as const)]}
          value={status}
          onChange={(next) => set({ scope, status: next, type })}
        />
        <Chips
          name="type"
          label={t('tbet_type')}
          options={[['', t('tbet_every')], ...TYPES.map((id) => [id, typeName(id)] as const)]}
          value={type}
          onChange={(next) => set({ scope, status, type: next })}
        />
      </div>
    </Drawer>
  );
}
