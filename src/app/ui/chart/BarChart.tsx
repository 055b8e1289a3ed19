import type { CSSProperties } from 'react';
import styles from './BarChart.css';
import { labelled, linesOf, placeOf, type Scale, scaleOf } from './scale.ts';

/** One bar: what it stands for below it and in full, and its amount in minor units. */
export interface ChartBar {
  readonly key: string;
  readonly value: number;
  readonly mark: string;
  readonly name: string;
}

export interface BarChartProps {
  /** Oldest first, at least one. */
  bars: readonly ChartBar[];
  /** Place of the bar whose figures are told. */
  chosen: number;
  onChoose: (place: number) => void;
  /** Name of the chart for screen readers. */
  label: string;
  /** An amount at a line of the axis, as short as it can be told; and in full, for screen readers. */
  short: (value: number) => string;
  full: (value: number) => string;
  /** What a line of the axis is one of at least, in minor units; without it as much as money needs. */
  unit?: number;
}

const percent = (part: number): string => `${part * 100}%`;

/**
 * Amounts as bars above and below zero. A finger or the arrow keys move over them by a slider that lies upon them unseen and
 * speaks the amount of its bar.
 */
export function BarChart({ bars, chosen, onChoose, label, short, full, unit }: BarChartProps) {
  const scale = scaleOf(
    bars.map(({ value }) => value),
    unit,
  );
  const marked = labelled(bars.length);
  const bar = bars[chosen];
  return (
    <div className={styles.chart}>
      <div className={styles.chartPlot}>
        {linesOf(scale).map((amount) => (
          <div
            key={amount}
            className={amount === 0 ? `${styles.chartLine} ${styles.chartZero}` : styles.chartLine}
            style={{ top: percent(placeOf(amount, scale)) }}
            aria-hidden="true"
          >
            <span className={styles.chartAmount}>{short(amount)}</span>
          </div>
        ))}
        <div className={styles.chartBars}>
          {bars.map(({ key, value }, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the slider does it for the keyboard
            // biome-ignore lint/a11y/noStaticElementInteractions: and for screen readers; beyond its ends a tap reaches the bar itself
            <span
              key={key}
              className={place === chosen ? `${styles.chartSlot} ${styles.chartSlotOn}` : styles.chartSlot}
              onClick={() => onChoose(place)}
            >
              <Bar value={value} scale={scale} />
            </span>
          ))}
          <input
            type="range"
            className={styles.chartRange}
            style={{ '--slot': percent(1 / bars.length) } as CSSProperties}
            min={0}
            max={bars.length - 1}
            value={chosen}
            aria-label={label}
            aria-valuetext={bar && `${bar.name}: ${full(bar.value)}`}
            onInput={(event) => onChoose(Number(event.currentTarget.value))}
          />
        </div>
      </div>
      <div className={styles.chartMarks} aria-hidden="true">
        {bars.map(({ key, mark }, place) =>
          marked.includes(place) ? (
            <span
              key={key}
              className={`${styles.chartMark} ${markSide(place, bars.length)}`}
              style={{ '--at': percent((place + 0.5) / bars.length) } as CSSProperties}
            >
              {mark}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** The first and the last date stay within the plot. */
function markSide(place: number, count: number): string {
  if (count === 1) return styles.chartMarkMiddle;
  if (place === 0) return styles.chartMarkFirst;
  return place === count - 1 ? styles.chartMarkLast : styles.chartMarkMiddle;
}

/** One amount; none is drawn for zero. */
function Bar({ value, scale }: { value: number; scale: Scale }) {
  if (value === 0) return null;
  const [top, foot] = [placeOf(Math.max(value, 0), scale), placeOf(Math.min(value, 0), scale)];
  return (
    <span
      className={value > 0 ? `${styles.chartBar} ${styles.chartUp}` : `${styles.chartBar} ${styles.chartDown}`}
      style={{ top: percent(top), height: percent(foot - top) }}
    />
  );
}
