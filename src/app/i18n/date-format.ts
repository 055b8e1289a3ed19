import { siteZone } from './site-clock.ts';
import { languageTag } from './texts.ts';

type Options = Intl.DateTimeFormatOptions;

/** Hours and minutes. */
export const TIME: Options = { hour: '2-digit', minute: '2-digit' };

/** Day, month and year in figures. */
export const WHOLE: Options = { day: '2-digit', month: '2-digit', year: 'numeric' };

/** Day and time in narrow places. */
export const MINUTE: Options = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' };

/** Desktop Chromium knows no names of days and months in Burmese, Khmer, Lao and Nepali, and calls November M11 in Kazakh and Uzbek. */
const knowsNames = (tag: string): boolean =>
  Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0 &&
  !/^M\d/.test(new Intl.DateTimeFormat(tag, { month: 'long' }).format(0));

/** How people of the language on screen write dates, by the site's clock if no other zone is named. */
export function dateFormat(options: Options, timeZone = siteZone()): Intl.DateTimeFormat {
  // Urdu in Latin letters: Intl would write Arabic ones.
  const tag = languageTag()[0].replace('ur-Latn', 'en-GB');
  // Burmese writes its months out: Intl's short ones are syllables that nobody writes.
  const month = /^my/.test(tag) && options.month === 'short' ? 'long' : options.month;
  // One rule for all languages: the day has 24 hours but in English, which is left to the browser.
  const zoned = { ...options, month, timeZone, hour12: tag.startsWith('en') && undefined };
  if (knowsNames(tag)) return new Intl.DateTimeFormat(tag, zoned);
  // Rather figures than names in a language that is not the page's.
  const figures = { weekday: undefined, day: options.day && '2-digit', month: month && '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...zoned, ...figures });
}

/** Browsers write midnight as 24 where a language counts to 12 by itself, and Persian with a Latin comma. */
export function tidy(text: string): string {
  const clean = text.replace(/\b24:/, '00:');
  return document.dir ? clean.replace(/,/g, '،') : clean;
}

/** A moment (ms) as people of the language write it; a dash for what is none. */
export const dateText = (at: number, options: Options, timeZone?: string): string =>
  Number.isNaN(at) ? '–' : tidy(dateFormat(options, timeZone).format(at));

/** Day and time in narrow places, as Intl writes a {@link MINUTE}, with `day` in the place of the day: some languages write it otherwise with a year. */
export const withDay = (minute: string, day: string): string => tidy(minute.replace(/\d+[-/.\u200f]+ ?\d+\.?/, day));

/** What is left of a day in figures without its year. */
export const withoutYear = (day: string): string => day.replace(/^\d{4}\W+|\W+\d{4}$/, '');
