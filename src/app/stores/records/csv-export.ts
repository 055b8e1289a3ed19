import { languageTag } from '../../i18n/texts.ts';
import { BYTE_ORDER_MARK, type CsvCell, csvLine, csvStyle } from '../../lib/csv.ts';
import type { Days } from '../../lib/day-range.ts';
import { failureOf } from '../data/error-text.ts';
import { showToast } from '../screen/toasts.ts';

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
  page: (pageNo: number) => Promise<{ readonly list: readonly Row[]; readonly totalPages: number }>;
}

/** Most rows of one file: as many as an old phone holds, and asks for, without trouble. */
export const CSV_MOST = 20_000;

/** What was read of a record. */
interface CsvTexts {
  texts: string[];
  rows: number;
  /** There are more rows than one file takes. */
  cut: boolean;
}

/** Rows of every page as text, a page at a time, so that a long record neither freezes the phone nor is held twice; at most `CSV_MOST` of them. */
export async function csvTexts<Row>(
  source: CsvSource<Row>,
  tags: string | string[],
  onPercent: (percent: number) => void,
  left: () => boolean,
): Promise<CsvTexts | undefined> {
  const style = csvStyle(tags);
  const told = new Set<string>();
  const texts = [BYTE_ORDER_MARK + csvLine(source.columns, style)];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const { list, totalPages } = await source.page(pageNo);
    if (left()) return undefined;
    pages = totalPages;
    const unseen = list.filter((row) => !told.has(source.id(row)));
    const fresh = unseen.slice(0, CSV_MOST - told.size);
    for (const row of fresh) told.add(source.id(row));
    texts.push(fresh.map((row) => csvLine(source.cells(row), style)).join(''));
    if (fresh.length < unseen.length || (told.size === CSV_MOST && pageNo < pages)) {
      return { texts, rows: told.size, cut: true };
    }
    onPercent(Math.round((pageNo * 100) / Math.max(pages, 1)));
  }
  return { texts, rows: told.size, cut: false };
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
    if (table.cut) showToast('info', 'csv_cut', 8, { count: table.rows });
    else showToast('success', 'csv_done', 2);
  } catch (thrown) {
    const { toast, text } = failureOf(thrown);
    if (!left()) showToast(toast, text, 3);
  }
}
