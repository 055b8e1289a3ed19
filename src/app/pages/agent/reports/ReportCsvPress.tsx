import { lazy } from '../../../features/loading/lazy.ts';
import { CsvPress } from '../../../features/records/CsvButton.tsx';
import type { CsvReport } from './ReportCsv.tsx';

const CSV = lazy(() => import('./ReportCsv.tsx'), { texts: ['reportSheets', 'record'] });

/** Downloads the report on the screen as a CSV file. */
export function ReportCsvPress(report: CsvReport) {
  return <CsvPress of={CSV} props={{ report }} disabled={!report.record.value.value} />;
}
