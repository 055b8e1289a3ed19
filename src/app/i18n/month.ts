import { languageTag } from './texts.ts';

/** The short name of a date's month in the language on screen, capitalised and without a point: Nov, nov. gives Nov. */
export function monthName(date: Date): string {
  const name = new Intl.DateTimeFormat(languageTag(), { month: 'short' }).format(date).replace('.', '');
  return name.charAt(0).toLocaleUpperCase(languageTag()) + name.slice(1);
}
