import { z } from 'zod';
import { day } from './money.ts';
import { count, language, queryInt } from './primitives.ts';

/** The part of a query that asks for one page; `pageNo` starts at 1, a page has at most 1000 rows. */
export const pageQuery = z.strictObject({ pageNo: queryInt(1, 100_000), pageSize: queryInt(1, 1000) });
export interface PageQuery extends z.infer<typeof pageQuery> {}

/** Asks for a page of rows with texts in one language. */
export const textPageQuery = z.strictObject({ ...pageQuery.shape, language });
export interface TextPageQuery extends z.infer<typeof textPageQuery> {}

/** Which page it is: more pages exist while `pageNum` is below `totalPages` (SPEC section 4). */
export const pagePlace = z.strictObject({ pageNum: z.int().min(1), totalPages: count });

/** One page of rows. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({ list: z.array(row), ...pagePlace.shape });
}

/** One page of rows. */
export interface Page<Row> extends z.infer<typeof pagePlace> {
  list: Row[];
}

/** The part of a query that asks for days: both inclusive, by the site's clock. */
export const dayRange = z.strictObject({ startDate: day, endDate: day });
export interface DayRange extends z.infer<typeof dayRange> {}

/** Asks for a page of rows of some days. */
export const dayPageQuery = z.strictObject({ ...pageQuery.shape, ...dayRange.shape });
export interface DayPageQuery extends z.infer<typeof dayPageQuery> {}
