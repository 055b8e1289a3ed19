import { t } from '../../../i18n/texts.ts';
import { type FilterChoice, FilterSheet } from '../../../ui/filter/FilterSheet.tsx';
import { filterWords } from '../filter-words.ts';

/** Whom the rows of the team's profit and loss count, and what they go by. */
export function PnlFilters(choice: FilterChoice) {
  return (
    <FilterSheet
      {...choice}
      title={t('tpnl_filter')}
      words={filterWords()}
      fields={[
        {
          name: 'scope',
          label: t('tsheet_scope'),
          options: [
            { value: '', label: t('tpnl_team') },
            { value: 'own', label: t('tpnl_own') },
          ],
        },
        {
          name: 'sort',
          label: t('tsheet_sort'),
          options: [
            { value: '', label: t('tsheet_by_stake') },
            { value: 'net', label: t('tsheet_by_net') },
            { value: 'deposit', label: t('tsheet_by_deposit') },
            { value: 'userName', label: t('tsheet_by_name') },
          ],
        },
      ]}
    />
  );
}
