import { useEffect, useState } from 'react';
import type { Days } from '../../../lib/day-range.ts';
import { type CsvSource, exportCsv } from '../../../stores/csv-export.ts';
import type { PagedRecord } from '../../../stores/paged.ts';
import type { rebateIncome, teamBets, teamProfit } from '../../../stores/team-reports.ts';
import { showToast } from '../../../stores/toasts.ts';
import { betsTable, profitTable, type ReportTable, rebateTable } from './report-tables.ts';

/** A report of the team that can be taken along as a table; the record on the screen says what it is narrowed to. */
export type CsvReport =
  | { kind: 'pnl'; record: typeof teamProfit }
  | { kind: 'bets'; record: typeof teamBets }
  | { kind: 'rebate'; record: typeof rebateIncome };

export interface ReportCsvProps {
  report: CsvReport;
  /** The table is made, or could not be. */
  onClose: () => void;
}

/** Rows that are asked for at a time: few requests on a slow line, none of them long. */
const ROWS = 500;

/** All pages of what `record` shows, written as `tableOf` says. */
async function save<Row, Filter extends Days, Footer>(
  record: PagedRecord<Row, Filter, Footer>,
  tableOf: (filter: Filter, footer: Footer) => ReportTable<Row>,
  onPercent: (percent: number) => void,
  left: () => boolean,
): Promise<void> {
  const shown = record.value.peek();
  if (!shown) return;
  const { filter, footer } = shown;
  const source: CsvSource<Row> = {
    ...tableOf(filter, footer),
    days: filter,
    page: (pageNo) => record.page(filter, pageNo, ROWS),
  };
  await exportCsv(source, onPercent, left);
}

/** Makes the CSV file while it is on the screen, and says how far it is. To take it off the screen is to give up. */
export default function ReportCsv({ report, onClose }: ReportCsvProps) {
  const [percent, setPercent] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen at the tap is what is saved
  useEffect(() => {
    let left = false;
    const isLeft = () => left;
    const run = async () => {
      try {
        if (report.kind === 'pnl') await save(report.record, profitTable, setPercent, isLeft);
        else if (report.kind === 'bets') await save(report.record, betsTable, setPercent, isLeft);
        else await save(report.record, ({ by }, { parts }) => rebateTable(by, parts), setPercent, isLeft);
      } catch (error) {
        console.error(error);
        showToast('offline', 'no_internet', 3);
      }
      if (!left) onClose();
    };
    void run();
    return () => {
      left = true;
    };
  }, []);
  return `${percent}%`;
}
