import type { Day, Instant } from '../../contract/schemas/money.ts';
import type { PageQuery } from '../../contract/schemas/page.ts';
import type { Database } from '../db/database.ts';
import { refuse } from './refusal.ts';
import { timeZoneOf } from './site.ts';
import { dayAfter, dayStart } from './siteDay.ts';

/** Half-open range of moments in ms. */
export interface Range {
  from: number;
  until: number;
}

/** The moments of inclusive days by the site's clock. Refuses `payload.invalid` when the end lies before the start. */
export function rangeOf(db: Database, { startDate, endDate }: { startDate: Day; endDate: Day }): Range {
  const zone = timeZoneOf(db);
  const range = { from: dayStart(zone, startDate), until: dayStart(zone, dayAfter(endDate, 1)) };
  if (range.from >= range.until) {
    refuse('payload.invalid', { issues: [{ field: 'endDate', message: 'endDate lies before startDate' }] });
  }
  return range;
}

export function offsetOf({ pageNo, pageSize }: PageQuery): number {
  return (pageNo - 1) * pageSize;
}

/** The two counters of a page of `total` rows; an empty selection has no pages. */
export function pageCounters({ pageNo, pageSize }: PageQuery, total: number): { pageNum: number; totalPages: number } {
  return { pageNum: pageNo, totalPages: Math.ceil(total / pageSize) };
}

/** A moment in ms as the contract writes it. */
export function instantOf(at: number): Instant {
  return new Date(at).toISOString();
}
