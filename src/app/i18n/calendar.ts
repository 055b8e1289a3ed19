import type { BucketUnit } from '../lib/buckets.ts';
import type { Days } from '../lib/day-range.ts';
import { dateFormat, dateText, WHOLE, withoutYear } from './date-format.ts';
import { t } from './texts.ts';

type Options = Intl.DateTimeFormatOptions;

/** A day given as YYYY-MM-DD. */
const show = (day: string, options: Options): string => dateText(Date.parse(day), options, 'UTC');

const SHORT: Options = { day: 'numeric', month: 'short' };

/** The month of a day given as YYYY-MM-DD: "novembro de 2026". */
export const monthName = (day: string): string => show(day, { month: 'long', year: 'numeric' });

/** A day as it is read out: "21 de novembro". */
export const dayName = (day: string): string => show(day, { day: 'numeric', month: 'long' });

/** A day given as YYYY-MM-DD, in words: "14 de maio de 1990". Anything else stays as it is. */
export function dayInWords(day: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? show(day, { day: 'numeric', month: 'long', year: 'numeric' }) : day;
}

/** The days of a chart's bar in words: "sex., 20 de nov.", "16 de nov. – 22 de nov.", "novembro de 2026". */
export function bucketName({ startDate, endDate }: Days, unit: BucketUnit): string {
  if (unit === 'month') return monthName(startDate);
  if (startDate === endDate) return show(startDate, { weekday: 'short', ...SHORT });
  return `${show(startDate, SHORT)} – ${show(endDate, SHORT)}`;
}

/** The short mark below a chart's bar: "20/11", and the month by name. */
export const bucketMark = ({ startDate }: Days, unit: BucketUnit): string =>
  unit === 'month' ? show(startDate, { month: 'short' }) : withoutYear(show(startDate, WHOLE));

/** Short names of the days of the week from Sunday on. Intl's are English in Urdu and Swahili, two alike in others, or not there. */
export const weekLetters = (): string[] => t('week_days').split(' ');

/** How many places stand before a day in a week that begins on Sunday. */
export const placeInWeek = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** How dates are written in the language on screen. */
export interface DateOrder {
  /** Names of the twelve months. */
  readonly months: readonly string[];
  /** In which order day, month and year stand. */
  readonly order: readonly ('day' | 'month' | 'year')[];
}

/** Names of months and the order of a date in the language on screen. */
export function dateOrder(): DateOrder {
  const months = Array.from({ length: 12 }, (_, index) =>
    dateText(Date.UTC(2001, index, 15), { month: 'long' }, 'UTC'),
  );
  const order = dateFormat(WHOLE, 'UTC')
    .formatToParts(Date.UTC(2001, 0, 15))
    .map(({ type }) => type)
    .filter((type): type is DateOrder['order'][number] => type === 'day' || type === 'month' || type === 'year');
  return { months, order };
}
