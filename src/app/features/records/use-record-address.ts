import { useSearch } from 'wouter/use-browser-location';
import { siteDay } from '../../i18n/site-clock.ts';
import type { Days } from '../../lib/day-range.ts';
import { type RecordAddress, readRecord, writeRecord } from '../../lib/record-address.ts';
import { go } from '../../routes/links.ts';

export interface ShownRecord extends RecordAddress {
  /** Shows other days, or another selection; what is left out stays. */
  show: (days: Days, filters?: Record<string, string | undefined>) => void;
}

/** What the record at `path` shows, kept in its address: Back, a reload and a link show the same. Days by default: the last `count`. */
export function useRecordAddress(path: string, names: readonly string[], count: number): ShownRecord {
  const address = readRecord(useSearch(), names, count, siteDay());
  return {
    ...address,
    show: (days, filters = address.filters) => go(writeRecord(path, days, filters), { replace: true }),
  };
}
