/** A date as it is chosen, part by part; '' is not chosen yet. Months and days have two digits, as in YYYY-MM-DD. */
export interface DateParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

const range = (from: number, to: number): number[] => {
  const numbers: number[] = [];
  for (let value = from; value <= to; value += 1) numbers.push(value);
  return numbers;
};

/** The parts of a date as YYYY-MM-DD; anything else has none. */
export function partsOf(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  return { year, month, day };
}

/** Years from the newest to the oldest: whoever chooses a birthday begins at the near end. */
export function yearsOf(min: string, max: string): string[] {
  return range(Number(min.slice(0, 4)), Number(max.slice(0, 4)))
    .reverse()
    .map(String);
}

/** Months of a year that lie between two dates; every month while no year is chosen. */
export function monthsOf(year: string, min: string, max: string): string[] {
  return range(1, 12)
    .map(two)
    .filter((month) => !year || (`${year}-${month}` >= min.slice(0, 7) && `${year}-${month}` <= max.slice(0, 7)));
}

/** Days of a month that lie between two dates; 29 for a February whose year is not chosen, 31 while there is no month. */
export function daysOf(year: string, month: string, min: string, max: string): string[] {
  const last = month ? new Date(Date.UTC(Number(year || '2000'), Number(month), 0)).getUTCDate() : 31;
  const days = range(1, last).map(two);
  if (!year || !month) return days;
  return days.filter((day) => `${year}-${month}-${day}` >= min && `${year}-${month}-${day}` <= max);
}

/** These parts without those that do not fit the others any more: 31 February, a month after the last date. */
export function fitting({ year, month, day }: DateParts, min: string, max: string): DateParts {
  const kept = month && monthsOf(year, min, max).includes(month) ? month : '';
  return { year, month: kept, day: day && daysOf(year, kept, min, max).includes(day) ? day : '' };
}

/** The date as YYYY-MM-DD; '' while a part is missing. */
export const joined = ({ year, month, day }: DateParts): string =>
  year && month && day ? `${year}-${month}-${day}` : '';
