import { type Days, isoDay, lastDays } from './day-range.ts';

/** What a record shows, as its address says it: which days, and what it is narrowed by. */
export interface RecordAddress {
  readonly days: Days;
  /** Values of the filters that are set. */
  readonly filters: Readonly<Record<string, string>>;
}

const VALUE = /^[\w.:-]{1,64}$/;

/** A day that the calendar has: the platform refuses others. */
function isDay(text: string | null): text is string {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && isoDay(at) === text;
}

/**
 * Reads an address, so that Back, a reload and a link show the same rows: `?from=2026-11-01&to=2026-11-21&type=RNG`. Days that make no
 * range are the last `count` ones up to today; a filter with an odd value is none.
 */
export function readRecord(search: string, names: readonly string[], count: number, today: string): RecordAddress {
  const query = new URLSearchParams(search);
  const [startDate, endDate] = [query.get('from'), query.get('to')];
  const known = isDay(startDate) && isDay(endDate) && startDate <= endDate;
  const filters: Record<string, string> = {};
  for (const name of names) {
    const value = query.get(name);
    if (value && VALUE.test(value)) filters[name] = value;
  }
  return { days: known ? { startDate, endDate } : lastDays(count, today), filters };
}

/** The address of a record that shows these days and filters; what is empty is left out. */
export function writeRecord(path: string, days: Days, filters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams({ from: days.startDate, to: days.endDate });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return `${path}?${query}`;
}
