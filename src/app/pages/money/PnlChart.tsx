import './PnlChart.css';
import type { CSSProperties } from 'react';
import { bucketMark, bucketName } from '../../i18n/bucket-days.ts';
import { compactAmount } from '../../i18n/compact.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { fromMinor } from '../../lib/decimal.ts';
import { type Bucket, labelled, linesOf, type PnlUnit, placeOf, type Scale, scaleOf } from '../../lib/pnl.ts';
import { currency } from '../../stores/system.ts';

export interface PnlChartProps {
  /** Oldest first, at least one. */
  buckets: readonly Bucket[];
  unit: PnlUnit;
  /** Place of the bar whose figures are told. */
  chosen: number;
  onChoose: (place: number) => void;
}

const percent = (part: number): string => `${part * 100}%`;

/**
 * Results as bars above and below zero. A finger or the arrow keys move over them by a slider that lies upon them unseen and
 * speaks the figures of its bar.
 */
export function PnlChart({ buckets, unit, chosen, onChoose }: PnlChartProps) {
  const scale = scaleOf(buckets.map(({ sums }) => sums.net));
  const marked = labelled(buckets.length);
  const bar = buckets[chosen];
  return (
    <div className="pnl-chart">
      <div className="pnl-plot">
        {linesOf(scale).map((amount) => (
          <div
            key={amount}
            className={amount === 0 ? 'pnl-line pnl-zero' : 'pnl-line'}
            style={{ top: percent(placeOf(amount, scale)) }}
            aria-hidden="true"
          >
            <span className="pnl-amount">{compactAmount(amount)}</span>
          </div>
        ))}
        <div className="pnl-bars">
          {buckets.map((bucket, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the slider does it for the keyboard
            // biome-ignore lint/a11y/noStaticElementInteractions: and for screen readers; beyond its ends a tap reaches the bar itself
            <span
              key={bucket.startDate}
              className={place === chosen ? 'pnl-slot pnl-slot-on' : 'pnl-slot'}
              onClick={() => onChoose(place)}
            >
              <Bar net={bucket.sums.net} scale={scale} />
            </span>
          ))}
          <input
            type="range"
            className="pnl-range"
            style={{ '--slot': percent(1 / buckets.length) } as CSSProperties}
            min={0}
            max={buckets.length - 1}
            value={chosen}
            aria-label={t('pnl_chart')}
            aria-valuetext={bar && `${bucketName(bar, unit)}: ${money(fromMinor(bar.sums.net), currency.value)}`}
            onInput={(event) => onChoose(Number(event.currentTarget.value))}
          />
        </div>
      </div>
      <div className="pnl-marks" aria-hidden="true">
        {buckets.map((bucket, place) =>
          marked.includes(place) ? (
            <span
              key={bucket.startDate}
              className={`pnl-mark ${markSide(place, buckets.length)}`}
              style={{ '--at': percent((place + 0.5) / buckets.length) } as CSSProperties}
            >
              {bucketMark(bucket, unit)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** The first and the last date stay within the plot. */
function markSide(place: number, count: number): string {
  if (count === 1) return 'pnl-mark-middle';
  if (place === 0) return 'pnl-mark-first';
  return place === count - 1 ? 'pnl-mark-last' : 'pnl-mark-middle';
}

/** One result; none is drawn for zero. */
function Bar({ net, scale }: { net: number; scale: Scale }) {
  if (net === 0) return null;
  const [top, foot] = [placeOf(Math.max(net, 0), scale), placeOf(Math.min(net, 0), scale)];
  return (
    <span
      className={net > 0 ? 'pnl-bar pnl-up' : 'pnl-bar pnl-down'}
      style={{ top: percent(top), height: percent(foot - top) }}
    />
  );
}
