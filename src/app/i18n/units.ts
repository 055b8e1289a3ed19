import { languageTag } from './texts.ts';

/** A figure with its unit in the language's own short words; '' where the browser does not know them. */
export function unitText(value: number, unit: string): string {
  // Browsers know names of units from the same versions on as these: Chromium 81, Safari 14.1.
  if (!('DisplayNames' in Intl)) return '';
  const [tag] = Intl.NumberFormat.supportedLocalesOf(languageTag());
  if (tag !== languageTag()[0]) return '';
  return new Intl.NumberFormat(tag, { style: 'unit', unit }).format(value);
}
