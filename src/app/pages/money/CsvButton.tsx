import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import type { CsvSource } from '../../stores/csv-export.ts';
import { showToast } from '../../stores/toasts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { download } from '../../ui/icon/record.ts';
import { withTexts } from './record-texts.ts';

const load = withTexts(() => import('../../stores/csv-export.ts'));

/** One reading of all pages; nobody waits for it once it is left. */
interface Walk {
  left: boolean;
}

function leave(walk: Walk | undefined): void {
  if (walk) walk.left = true;
}

/**
 * The download of a record as a table, all its pages. A second tap gives up. `source` is asked for at the tap, as its columns are in
 * the language on screen.
 */
export function CsvButton<Row>({ source }: { source: () => CsvSource<Row> }) {
  const [percent, setPercent] = useState<number>();
  const walk = useRef<Walk>(undefined);
  // Whoever leaves the page gives up too.
  useEffect(() => () => leave(walk.current), []);

  const start = async () => {
    const mine: Walk = { left: false };
    walk.current = mine;
    setPercent(0);
    try {
      const { exportCsv } = await loadPart(load);
      await exportCsv(source(), setPercent, () => mine.left);
    } catch (error) {
      console.error(error);
      showToast('offline', 'no_internet', 3);
    } finally {
      if (walk.current === mine) {
        walk.current = undefined;
        setPercent(undefined);
      }
    }
  };
  const busy = percent !== undefined;
  const tap = () => {
    if (!busy) return void start();
    leave(walk.current);
    walk.current = undefined;
    setPercent(undefined);
  };
  return (
    <button type="button" className="btn btn-ghost csv" aria-label={t(busy ? 'cancel' : 'csv_export')} onClick={tap}>
      <Icon path={download} size="sm" />
      <span className="csv-text">{busy ? `${percent}%` : 'CSV'}</span>
    </button>
  );
}
