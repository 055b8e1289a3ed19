import { languageTag } from './texts.ts';

/** A day without its year, in figures as people of the language write it and in the phone's time zone: 21/11. */
export const dayAndMonth = (instant: string): string =>
  new Intl.DateTimeFormat(languageTag(), { day: '2-digit', month: '2-digit' }).format(new Date(instant));
