import { languageTag } from './texts.ts';

/** A figure with its unit in the language's own short words; '' where the browser does not know them. */
export function unitText(value: number, unit: string): string {
  // Browsers know names of units from the same versions on as these: Chromium 81, Safari 14.1.
  if (!('DisplayNames' in Intl)) return '';
  const [tag] = Intl.NumberFormat.supportedLocalesOf(languageTag());
  if (tag !== languageTag()[0]) return '';
  // Chromium knows Kazakh and Uzbek in part: their units it names in English.
  const [told, english] = [tag, 'en'].map((one) => new Intl.NumberFormat(one, { style: 'unit', unit }).format(value));
  return told === english ? '' : (told ?? '');
}
