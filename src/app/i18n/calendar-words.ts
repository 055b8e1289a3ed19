import { languageTag } from './texts.ts';

const formatted = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTag(), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The month of a day given as YYYY-MM-DD: "novembro de 2026". */
export const monthName = (day: string): string => formatted(day, { month: 'long', year: 'numeric' });

/** A day as it is read out: "21 de novembro". */
export const dayName = (day: string): string => formatted(day, { day: 'numeric', month: 'long' });

/** Names of the days of the week from Sunday on, in one letter. */
export const weekLetters = (): string[] =>
  Array.from({ length: 7 }, (_, index) => formatted(`2023-01-0${index + 1}`, { weekday: 'narrow' }));

/** How many places stand before a day in a week that begins on Sunday. */
export const placeInWeek = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
