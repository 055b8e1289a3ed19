import { useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { download } from '../../ui/icon/record.ts';
import type { PartSource } from '../../ui/part/use-part.ts';
import { SheetSlot } from './PartSlot.tsx';
import type { CsvReport, ReportCsvProps } from './parts/ReportCsv.tsx';
import { withTexts } from './sheet-texts.ts';

const CSV: PartSource<ReportCsvProps> = {
  load: withTexts(() => import('./parts/ReportCsv.tsx')),
};

/** The download of the report that is on the screen as a table; a second tap gives up. What makes the table comes with the first. */
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
      <span className="csv-text">{busy ? <SheetSlot part={CSV} props={{ report, onClose }} /> : 'CSV'}</span>
    </button>
  );
}
