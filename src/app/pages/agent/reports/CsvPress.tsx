import { useState } from 'react';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { t } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { download } from '../../../ui/icon/record.ts';
import type { CsvReport } from './ReportCsv.tsx';

const CSV = lazy(() => import('./ReportCsv.tsx'), { texts: ['reportSheets', 'record'] });

/** Downloads the report on the screen as a CSV file; a second tap gives up. */
export function CsvPress(report: CsvReport) {
  const [busy, setBusy] = useState(false);
  const onClose = () => setBusy(false);
  return (
    <button
      type="button"
      className="btn btn-ghost csv"
      aria-label={t(busy ? 'cancel' : 'csv_export')}
      disabled={!report.record.value.value}
      onClick={() => setBusy(!busy)}
    >
      <Icon path={download} size="sm" />
      <span className="csv-text">{busy ? <Sheet of={CSV} props={{ report, onClose }} /> : 'CSV'}</span>
    </button>
  );
}
