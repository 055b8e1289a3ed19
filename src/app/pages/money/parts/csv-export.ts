import type { Page } from '../../../../contract/shapes/page.ts';
import { languageTag } from '../../../i18n/texts.ts';
import { BYTE_ORDER_MARK, type CsvCell, csvLine, csvStyle } from '../../../lib/csv.ts';
import type { Days } from '../../../lib/day-range.ts';
import { failureOf } from '../../../stores/error-text.ts';
import { showToast } from '../../../stores/toasts.ts';

/** A record that can be taken along as a table. */
export interface CsvSource<Row> {
  /** What the file is called, before its days. */
  name: string;
  days: Days;
  /** Titles of the columns, in the language on screen. */
  columns: readonly string[];
  cells: (row: Row) => readonly CsvCell[];
  /** Names a row: one that slides to the next page while it is being read is told once. */
  id: (row: Row) => string;
  /** One page of the record, from 1. @throws CallError */
  page: (pageNo: number) => Promise<Page<Row>>;
}

/** Rows of every page as text, a page at a time, so that a long record neither freezes the phone nor is held twice. */
export async function csvTexts<Row>(
  source: CsvSource<Row>,
  tag: string,
  onPercent: (percent: number) => void,
  left: () => boolean,
): Promise<{ texts: string[]; rows: number } | undefined> {
  const style = csvStyle(tag);
  const told = new Set<string>();
  const texts = [BYTE_ORDER_MARK + csvLine(source.columns, style)];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const { list, totalPages } = await source.page(pageNo);
    if (left()) return undefined;
    pages = totalPages;
    const fresh = list.filter((row) => !told.has(source.id(row)));
    for (const row of fresh) told.add(source.id(row));
    texts.push(fresh.map((row) => csvLine(source.cells(row), style)).join(''));
    onPercent(Math.round((pageNo * 100) / Math.max(pages, 1)));
  }
  return { texts, rows: told.size };
}

function save(name: string, texts: readonly string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([...texts], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it well before.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Reads every page of a record and saves it as a file; tells how it ended. Never throws. */
export async function exportCsv<Row>(
  source: CsvSource<Row>,
  onPercent: (percent: number) => void,
  left: () => boolean,
): Promise<void> {
  try {
    const table = await csvTexts(source, languageTag(), onPercent, left);
    if (!table) return;
    if (table.rows === 0) return void showToast('info', 'csv_empty', 2);
    const { startDate, endDate } = source.days;
    save(`${source.name}_${startDate}_${endDate}.csv`, table.texts);
    showToast('success', 'csv_done', 2);
  } catch (thrown) {
    const { toast, text } = failureOf(thrown);
    if (!left()) showToast(toast, text, 3);
  }
}
