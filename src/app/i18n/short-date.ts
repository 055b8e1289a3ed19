import { languageTag } from './texts.ts';

const show = (instant: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTag(), options).format(new Date(instant));

/** A calendar day as people say it, such as "14 de mai. de 2027": a birthday is the same day in every time zone. */
export const shortDay = (instant: string): string =>
  show(instant, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A moment of these days in the phone's time zone, such as "dom., 22 de nov., 21:00". */
export const shortMoment = (instant: string): string =>
  show(instant, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** The same for narrow places, in figures: "23/11, 21:00". */
export const tightMoment = (instant: string): string =>
  show(instant, { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' });
