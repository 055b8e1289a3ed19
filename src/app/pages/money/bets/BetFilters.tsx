import { type TextKey, t } from '../../../i18n/texts.ts';
import { vendorNames } from '../../../stores/games/vendor-names.ts';
import { type FilterChoice, FilterSheet, optionsByName } from '../../../ui/filter/FilterSheet.tsx';

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

/** The filters of the betting record: state, type of game, vendor. */
export default function BetFilters(choice: FilterChoice) {
  return (
    <FilterSheet
      {...choice}
      title={t('bet_filter_title')}
      words={{ close: t('close'), clear: t('bet_filter_clear'), show: t('filter_show') }}
      fields={[
        {
          name: 'status',
          label: t('filter_state'),
          options: STATES.map((id) => ({ value: id, label: t(id ? `bet_${id}` : 'filter_all') })),
        },
        {
          name: 'type',
          label: t('filter_type'),
          options: TYPES.map(({ id, text }) => ({ value: id, label: t(text) })),
        },
        {
          name: 'vendor',
          label: t('bet_vendor'),
          many: true,
          options: [
            { value: '', label: t('filter_all_vendors') },
            ...optionsByName(vendorNames.value, choice.value.vendor),
          ],
        },
      ]}
    />
  );
}
