import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import type { Days } from '../../lib/day-range.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import type { CsvSource } from '../../stores/records/csv-export.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { download } from '../../ui/icon/record.ts';
import { withTexts } from '../loading/lazy.ts';

const loadExport = withTexts(() => import('../../stores/records/csv-export.ts'), ['record']);

/** Rows that one request asks for: few requests on a slow line, none of them long. */
const PAGE_SIZE = 500;

/** What the file is called, and its columns. */
export type CsvTable<Row> = Pick<CsvSource<Row>, 'name' | 'columns' | 'cells' | 'id'>;

interface CsvButtonProps<Row, Filter extends Days> {
  /** What the record shows; the file holds all of it. */
  filter: Filter;
  /** One page of the record, from 1. @throws CallError */
  page: (filter: Filter, pageNo: number, pageSize: number) => ReturnType<CsvSource<Row>['page']>;
  /** Asked for at the tap, as columns are in the language on screen. */
  table: () => CsvTable<Row>;
}

/** Downloads a record as a table, with all its pages. A second tap cancels, and so does leaving the page. */
export function CsvButton<Row, Filter extends Days>({ filter, page, table }: CsvButtonProps<Row, Filter>) {
  const [percent, setPercent] = useState<number>();
  // The reader of an export stops once nobody waits for it.
  const current = useRef<AbortController>(undefined);
  const leave = () => current.current?.abort();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is left
  useEffect(() => leave, []);

  const start = async () => {
    const mine = new AbortController();
    const { signal } = mine;
    current.current = mine;
    setPercent(0);
    try {
      const { exportCsv } = await loadPart(loadExport);
      const source = { ...table(), days: filter, page: (pageNo: number) => page(filter, pageNo, PAGE_SIZE) };
      await exportCsv(source, setPercent, () => signal.aborted);
    } catch (error) {
      console.error(error);
      showToast('offline', 'no_internet', 3);
    }
    if (!signal.aborted) setPercent(undefined);
  };
  const busy = percent !== undefined;
  const tap = () => {
    if (!busy) return void start();
    leave();
    setPercent(undefined);
  };
  return (
    <button type="button" className="btn btn-ghost csv" aria-label={t(busy ? 'cancel' : 'csv_export')} onClick={tap}>
      <Icon path={download} size="sm" />
      <span className="csv-text">{busy ? `${percent}%` : 'CSV'}</span>
    </button>
  );
}
