import type { Day, Instant } from '../../contract/schemas/money.ts';
import type { PageQuery } from '../../contract/schemas/page.ts';
import { refuse } from './refusal.ts';

const DAY = 24 * 3600 * 1000;

/** Half-open range of moments in ms. */
export interface Range {
  from: number;
  until: number;
}

/** The moments of inclusive days in UTC. Refuses `payload.invalid` when the end lies before the start. */
export function rangeOf({ startDate, endDate }: { startDate: Day; endDate: Day }): Range {
  const range = { from: Date.parse(`${startDate}T00:00:00Z`), until: Date.parse(`${endDate}T00:00:00Z`) + DAY };
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
