/** Parts of a day in which people greet each other differently. */
export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening';

/** The part of the day of an hour of the local clock, 0 to 24 (SPEC section 9): to 10, over 10 to 14, over 14 to 18, over 18. */
export function dayPartOf(hour: number): DayPart {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'noon';
  return hour <= 18 ? 'afternoon' : 'evening';
}
