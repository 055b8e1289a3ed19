import { languageTag } from './texts.ts';

/** What Intl calls short; browsers before Chromium 77 do not know it and write the whole number. */
const SHORT: Intl.NumberFormatOptions & { notation: 'compact' } = { notation: 'compact', maximumFractionDigits: 1 };

/** An amount in minor units on an axis, whole and as short as the language can: "1,5 mil", "-200". */
export const compactAmount = (minor: number): string => new Intl.NumberFormat(languageTag(), SHORT).format(minor / 100);
