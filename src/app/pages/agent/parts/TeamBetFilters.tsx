import { t } from '../../../i18n/texts.ts';
import { type FilterChoice, FilterSheet } from '../../../ui/filter/FilterSheet.tsx';
import { filterWords } from '../filter-words.ts';
import { TYPES, typeName } from '../type-names.ts';

const STATES = ['open', 'won', 'lost', 'void'] as const;

/** What the team's bets can be narrowed by: whose they are, how they stand, the type of game. */
export default function TeamBetFilters(choice: FilterChoice) {
  const every = { value: '', label: t('tbet_every') };
  return (
    <FilterSheet
      {...choice}
      title={t('tbet_filter')}
      words={filterWords()}
      fields={[
        {
          name: 'scope',
          label: t('tbet_whose'),
          options: [
            { value: '', label: t('tbet_team') },
            { value: 'own', label: t('tbet_own') },
          ],
        },
        {
          name: 'status',
          label: t('tbet_status'),
          options: [every, ...STATES.map((id) => ({ value: id, label: t(`tbet_${id}`) }))],
        },
        {
          name: 'type',
          label: t('tbet_type'),
          options: [every, ...TYPES.map((id) => ({ value: id, label: typeName(id) }))],
        },
      ]}
    />
  );
}
