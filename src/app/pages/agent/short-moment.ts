import { languageTag } from '../../i18n/texts.ts';

/** A moment as short as a row has room for, in the phone's own time: "21/11, 14:32". */
export const shortMoment = (instant: string): string =>
  new Intl.DateTimeFormat(languageTag(), {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
