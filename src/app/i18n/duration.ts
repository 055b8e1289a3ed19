import { unitText } from './units.ts';

/** What stands for a unit that the browser cannot name in the language on screen. */
const SIGNS = { hour: 'h', minute: 'min' } as const;

const counted = (value: number, unit: keyof typeof SIGNS): string => unitText(value, unit) || `${value} ${SIGNS[unit]}`;

/** Minutes as hours and minutes, in the language's own short words: `45 min`, `2 h`, `2 h 30 min`, `45 分`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}
