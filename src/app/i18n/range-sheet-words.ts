import { dayName, monthName, weekLetters } from './calendar.ts';
import { t } from './texts.ts';

/** Texts of the sheet in which any days of a record are chosen: of the area `record`. */
export const rangeSheetWords = () => ({
  weekdays: weekLetters(),
  monthName,
  dayName,
  title: t('range_title'),
  close: t('close'),
  thisMonth: t('range_this_month'),
  lastMonth: t('range_last_month'),
  quarter: t('range_quarter'),
  previous: t('range_previous'),
  next: t('range_next'),
  from: t('range_from'),
  to: t('range_to'),
  show: t('range_show'),
});
