import { t } from '../../i18n/texts.ts';
import { errorText } from './error-text.ts';
import type { Paged, PagedRecord } from './paged.ts';

/** A record, and what is told of it beside its rows. */
export interface PagedSource<Row, Filter, Footer, Head> {
  record: PagedRecord<Row, Filter, Footer>;
  /** Rows of the whole selection, as the platform counts them; else those that are here. */
  total?: (shown: Paged<Row, Filter, Footer>) => number;
  /** Above the rows, once there are some: sums. */
  head?: (shown: Paged<Row, Filter, Footer>) => Head;
}

/** What a list on the screen is told of a record that is read page by page: its rows, its error in words, whether there are more. */
export function pagedRows<Row, Filter, Footer, Head>({ record, total, head }: PagedSource<Row, Filter, Footer, Head>) {
  const shown = record.value.value;
  const error = record.error.value;
  return {
    rows: shown?.rows,
    total: shown && total?.(shown),
    error: error && { text: t(errorText(error)), offline: error.kind === 'offline' },
    busy: record.busy.value,
    head: shown && head?.(shown),
    onMore: shown && shown.page < shown.totalPages ? record.more : undefined,
    retry: t('retry'),
  };
}
