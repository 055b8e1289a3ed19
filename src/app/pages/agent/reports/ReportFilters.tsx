import { t } from '../../../i18n/texts.ts';
import { type FilterChoice, type FilterField, FilterSheet } from '../../../ui/filter/FilterSheet.tsx';
import { GAME_TYPES, typeName } from '../agent-words.ts';

const STATES = ['open', 'won', 'lost', 'void'] as const;

/** Whom the rows of the team's profit and loss count, and what they go by. */
const profitFields = (): FilterField[] => [
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
];

/** Whose bets of the team are shown, how they stand, and the type of game. */
function betFields(): FilterField[] {
  const every = { value: '', label: t('tbet_every') };
  return [
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
      options: [every, ...GAME_TYPES.map((id) => ({ value: id, label: typeName(id) }))],
    },
  ];
}

/** The sheet that narrows a report of the team. */
export default function ReportFilters({ report, ...choice }: FilterChoice & { report: 'pnl' | 'bets' }) {
  return (
    <FilterSheet
      {...choice}
      title={t(report === 'pnl' ? 'tpnl_filter' : 'tbet_filter')}
      words={{ close: t('close'), clear: t('tsheet_clear'), show: t('tsheet_show') }}
      fields={report === 'pnl' ? profitFields() : betFields()}
    />
  );
}
