import '../sheet.css';
import '../chips.css';
import { useEffect, useState } from 'react';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { vendorStructure } from '../../../stores/lobby.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Chips } from '../Chips.tsx';

export interface BetFiltersProps {
  value: Readonly<Record<string, string>>;
  /** Given the filters that are set. */
  onChoose: (filters: Record<string, string>) => void;
  onClose: () => void;
}

const STATES = ['', 'open', 'won', 'lost', 'void'] as const;

const TYPES: readonly { id: string; text: TextKey }[] = [
  { id: '', text: 'filter_all' },
  { id: 'RNG', text: 'title_slots' },
  { id: 'LIVE', text: 'title_live' },
  { id: 'FISH', text: 'title_fish' },
  { id: 'PVP', text: 'title_poker' },
  { id: 'SPORTS', text: 'title_sports' },
  { id: 'ESPORTS', text: 'title_esports' },
  { id: 'COCKFIGHT', text: 'type_cockfight' },
  { id: 'LOTT', text: 'title_lottery' },
  { id: 'ELOTT', text: 'type_elott' },
];

/** What the betting record can be narrowed by: how a bet stands, its type of game, its vendor. */
export default function BetFilters({ value, onChoose, onClose }: BetFiltersProps) {
  const [{ status = '', type = '', vendor = '' }, set] = useState<Record<string, string>>(value);
  useEffect(() => vendorStructure.want(), []);
  const vendors = new Map<string, string>();
  for (const { vendorNames } of vendorStructure.value.value?.sorting ?? []) {
    for (const { vassalage, name } of vendorNames) vendors.set(vassalage, name);
  }
  // A vendor of an address stays choosable while the list is on its way, or does not know it.
  if (vendor && !vendors.has(vendor)) vendors.set(vendor, vendor);
  const submit = (filters: Record<string, string>) => {
    onChoose(filters);
    onClose();
  };
  return (
    <Drawer
      open
      from="bottom"
      title={t('bet_filter_title')}
      closeLabel={t('close')}
      onClose={onClose}
      foot={
        <div className="sheet-foot">
          <button type="button" className="btn btn-ghost" onClick={() => submit({})}>
            {t('bet_filter_clear')}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => submit({ status, type, vendor })}>
            {t('filter_show')}
          </button>
        </div>
      }
    >
      <div className="sheet">
        <Chips
          name="status"
          label={t('filter_state')}
          options={STATES.map((id) => ({ id, label: t(id ? `bet_${id}` : 'filter_all') }))}
          value={status}
          onChange={(next) => set({ status: next, type, vendor })}
        />
        <Chips
          name="type"
          label={t('filter_type')}
          options={TYPES.map(({ id, text }) => ({ id, label: t(text) }))}
          value={type}
          onChange={(next) => set({ status, type: next, vendor })}
        />
        <Select
          name="vendor"
          label={t('bet_vendor')}
          value={vendor}
          onChange={(next) => set({ status, type, vendor: next })}
          options={[
            { value: '', label: t('filter_all_vendors') },
            ...[...vendors]
              .map(([id, name]) => ({ value: id, label: name }))
              .sort((a, b) => a.label.localeCompare(b.label)),
          ]}
        />
      </div>
    </Drawer>
  );
}
