import { languageTag } from './texts.ts';

const WORDS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** How dates are written in the language on screen. */
export interface DateOrder {
  /** Names of the twelve months. */
  readonly months: readonly string[];
  /** In which order day, month and year stand. */
  readonly order: readonly ('day' | 'month' | 'year')[];
}

/** Names of months and the order of a date in the language on screen. */
export function dateOrder(): DateOrder {
  const tag = languageTag();
  const month = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2001, index, 15)));
  const whole = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' });
  const order = whole
    .formatToParts(Date.UTC(2001, 0, 15))
    .map(({ type }) => type)
    .filter((type): type is DateOrder['order'][number] => type === 'day' || type === 'month' || type === 'year');
  return { months, order };
}

/** A day given as YYYY-MM-DD, in words: "14 de maio de 1990". Anything else stays as it is. */
export function dayInWords(day: string): string {
  const moment = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(moment)) return day;
  return new Intl.DateTimeFormat(languageTag(), WORDS).format(moment);
}
