import type { Day } from './money.ts';

/** The part of a query that asks for one page; `pageNo` starts at 1. */
export interface PageQuery {
  pageNo: number;
  pageSize: number;
}

/** One page of rows. More pages exist while `pageNum` is below `totalPages` (SPEC section 4). */
export interface Page<Row> {
  list: Row[];
  pageNum: number;
  totalPages: number;
}

/** The part of a query that asks for days: both inclusive, in UTC. */
export interface DayRange {
  startDate: Day;
  endDate: Day;
}
