import { languageTag } from './texts.ts';

const formatted = (instant: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTag(), options).format(new Date(instant));

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/** A day as people of the language write it, in the phone's time zone: 21 de nov. de 2026. */
export const longDay = (instant: string): string => formatted(instant, DAY);

/** The same with hours and minutes. */
export const longMoment = (instant: string): string =>
  formatted(instant, { ...DAY, hour: '2-digit', minute: '2-digit' });
