import { useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
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
        <div className="agent-foot">
          <button type="button" className="btn btn-ghost" onClick={() => submit({ scope: '', status: '', type: '' })}>
            {t('tbet_clear')}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => submit({ scope, status, type })}>
            {t('tbet_show')}
          </button>
        </div>
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

interface ChipsProps {
  name: string;
  label: string;
  /** Id and text of each. */
  options: readonly (readonly [string, string])[];
  value: string;
  onChange: (id: string) => void;
}

/** Any number of ways of which one is chosen, in as many lines as they need. */
function Chips({ name, label, options, value, onChange }: ChipsProps) {
  return (
    <fieldset className="agent-chips">
      <legend className="agent-chips-label">{label}</legend>
      {options.map(([id, text]) => (
        <label key={id} className="agent-chip">
          <input
            type="radio"
            name={name}
            className="agent-chip-input hide-visually"
            checked={id === value}
            onChange={() => onChange(id)}
          />
          <span className="agent-chip-text">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
