import { useState } from 'react';
import { t } from '../../i18n/texts.ts';
import type { Days } from '../../lib/day-range.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { download } from '../../ui/icon/record.ts';
import type { PartSource } from '../../ui/part/use-part.ts';
import { lazy } from '../loading/lazy.ts';
import { Sheet } from '../loading/Sheet.tsx';
import styles from './CsvButton.css';
import type { CsvChoice, CsvProgress, CsvRecord } from './use-csv-export.ts';

const EXPORT = lazy(() => import('./CsvExport.tsx'), { texts: ['record'] });

interface CsvPressProps<Props> {
  /** Makes the file while it is on the screen; to take it off is to give up. */
  of: PartSource<Props & CsvProgress>;
  props: Props;
  disabled?: boolean;
}

/** Downloads what is on the screen as a table. A second tap cancels, and so does leaving the page. */
export function CsvPress<Props extends object>({ of, props, disabled = false }: CsvPressProps<Props>) {
  const [percent, setPercent] = useState<number>();
  const busy = percent !== undefined;
  const onClose = () => setPercent(undefined);
  return (
    <button
      type="button"
      className={`btn btn-ghost ${styles.csv}`}
      aria-label={t(busy ? 'cancel' : 'csv_export')}
      disabled={disabled}
      onClick={() => setPercent(busy ? undefined : 0)}
    >
      <Icon path={download} size="sm" />
      <span className={styles.csvText}>{busy ? `${percent}%` : 'CSV'}</span>
      {busy && <Sheet of={of} props={{ ...props, onPercent: setPercent, onClose }} />}
    </button>
  );
}

/** Downloads a record as a table, with all its pages. */
export function CsvButton<Row, Filter extends Days>(record: CsvRecord<Row, Filter>) {
  return <CsvPress<CsvChoice> of={EXPORT} props={{ save: (write) => write(record) }} />;
}
