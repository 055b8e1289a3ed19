import { useEffect } from 'react';
import { t } from '../../../i18n/texts.ts';
import { lotteries } from '../../../stores/lottery/lottery.ts';
import { type FilterChoice, FilterSheet, optionsByName } from '../../../ui/filter/FilterSheet.tsx';

const STATES = ['', 'open', 'won', 'lost', 'cancelled'] as const;

/** The filters of the lottery orders: state and lottery. */
export default function OrderFilters(choice: FilterChoice) {
  useEffect(() => lotteries.want(), []);
  const names = new Map((lotteries.value.value ?? []).map(({ gameCode, name }) => [gameCode, name]));
  return (
    <FilterSheet
      {...choice}
      title={t('orders_filter')}
      words={{ close: t('close'), clear: t('order_filter_clear'), show: t('order_filter_show') }}
      fields={[
        {
          name: 'status',
          label: t('orders_state'),
          options: STATES.map((id) => ({ value: id, label: t(id ? `order_${id}` : 'order_filter_all') })),
        },
        {
          name: 'game',
          label: t('orders_lottery'),
          many: true,
          options: [{ value: '', label: t('order_filter_every') }, ...optionsByName(names, choice.value.game)],
        },
      ]}
    />
  );
}
