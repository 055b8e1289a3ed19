import { INCOMES } from '../../../../contract/fields/profile.ts';
import { dayInWords } from '../../../i18n/calendar.ts';
import { t } from '../../../i18n/texts.ts';
import type { DetailName } from './detail-rules.ts';

/** The name of a detail. */
export const detailLabel = (name: DetailName): string => t(`detail_${name}`);

/** A source of income in words; one that is not in the list as the platform says it. */
export const incomeName = (income: string): string => (isIncome(income) ? t(`income_${income}`) : income);

const isIncome = (income: string): income is (typeof INCOMES)[number] =>
  (INCOMES as readonly string[]).includes(income);

/** A detail as it is shown: days in words, incomes by their names. */
export function detailText(name: DetailName, text: string): string {
  if (name === 'birthday') return dayInWords(text);
  return name === 'sourceOfIncome' ? incomeName(text) : text;
}
