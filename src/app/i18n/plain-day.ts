import { languageTag } from './texts.ts';

/** A day given as YYYY-MM-DD, in figures as people of the language write them: 21/11/2026, 11/21/2026. */
export const plainDay = (day: string): string =>
  new Intl.DateTimeFormat(languageTag(), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
