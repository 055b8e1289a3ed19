import { t } from './texts.ts';
import { unitText } from './units.ts';

/** Minutes as hours and minutes, in the language's own short words: `45 min`, `2 h`, `2 h 30 min`, `45 分`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 && (unitText(hours, 'hour') || t('time_hours', { count: hours })),
    (rest > 0 || hours === 0) && (unitText(rest, 'minute') || t('time_minutes', { count: rest })),
  ];
  return parts.filter(Boolean).join(' ');
}
