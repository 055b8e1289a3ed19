import { t } from './texts.ts';

/** Names of the periods of a record, in the language on screen. */
export const rangeWords = () => ({
  label: t('range_label'),
  today: t('range_today'),
  week: t('range_week'),
  month: t('range_month'),
  dates: t('range_dates'),
});
