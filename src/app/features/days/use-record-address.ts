import { useSearch } from 'wouter/use-browser-location';
import type { Days } from '../../lib/day-range.ts';
import { type RecordAddress, readRecord, writeRecord } from '../../lib/record-address.ts';
import { go } from '../../routes/links.ts';

export interface ShownRecord extends RecordAddress {
  /** Shows other days, or another selection; without filters the selection stays. */
  show: (days: Days, filters?: Record<string, string | undefined>) => void;
}

/**
 * What the record at `path` shows. Its address keeps the days and the filters called `names`, so Back, a reload and a link show the
 * same. Without days in the address it shows the last `count` days.
 */
export function useRecordAddress(path: string, names: readonly string[], count: number): ShownRecord {
  const address = readRecord(useSearch(), names, count);
  return {
    ...address,
    show: (days, filters = address.filters) => go(writeRecord(path, days, filters), { replace: true }),
  };
}
