import type { BucketUnit } from '../lib/buckets.ts';
import type { Days } from '../lib/day-range.ts';
import { languageTag } from './texts.ts';

const show = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTag(), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** The days of a bar in words: "sex., 20 de nov.", "16 de nov. – 22 de nov.", "novembro de 2026". */
export function bucketName({ startDate, endDate }: Days, unit: BucketUnit): string {
  if (unit === 'month') return show(startDate, { month: 'long', year: 'numeric' });
  if (startDate === endDate) return show(startDate, { weekday: 'short', ...SHORT });
  return `${show(startDate, SHORT)} – ${show(endDate, SHORT)}`;
}

/** The same below a bar, where there is no room: "20/11", and the month by name. */
export const bucketMark = ({ startDate }: Days, unit: BucketUnit): string =>
  show(startDate, unit === 'month' ? { month: 'short' } : { day: '2-digit', month: '2-digit' });
