import { dateOrder } from './calendar.ts';
import { t } from './texts.ts';

/** Texts of the sheet in which any days of a record are chosen: of the area `record`. */
export const rangeSheetWords = () => ({
  ...dateOrder(),
  day: t('range_day'),
  month: t('range_month_word'),
  year: t('range_year'),
  title: t('range_title'),
  close: t('close'),
  thisMonth: t('range_this_month'),
  lastMonth: t('range_last_month'),
  quarter: t('range_quarter'),
  from: t('range_from'),
  to: t('range_to'),
  missing: t('range_missing'),
  wrongOrder: t('range_order'),
  show: t('range_show'),
});
