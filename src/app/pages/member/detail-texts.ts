import { dayInWords } from '../../i18n/calendar.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { type DetailName, INCOMES } from './detail-rules.ts';

/** The name of a detail. */
export const detailLabel = (name: DetailName): string => t(`detail_${name}` as TextKey);

/** A source of income in words; one that is not in the list as the platform says it. */
export const incomeName = (income: string): string =>
  (INCOMES as readonly string[]).includes(income) ? t(`income_${income}` as TextKey) : income;

/** A detail as it is shown: days in words, incomes by their names. */
export function detailText(name: DetailName, text: string): string {
  if (name === 'birthday') return dayInWords(text);
  return name === 'sourceOfIncome' ? incomeName(text) : text;
}
