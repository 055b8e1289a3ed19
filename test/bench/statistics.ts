/** What one visit measured. Times are ms. */
export interface Measures {
  /** First paint: the skeleton that stands in the HTML. */
  readonly fp: number;
  /** First contentful paint: the first text or picture. */
  readonly fcp: number;
  /** When the picture that the page is about has been painted: the banner or the first tile, never a skeleton. */
  readonly hero: number;
  /** Total blocking time: what long tasks took beyond 50 ms each, from the first paint on: a person already sees a page. */
  readonly tbt: number;
  /** Time in scripts. */
  readonly script: number;
  /** Cumulative layout shift, without unit. */
  readonly cls: number;
}

export type Measure = keyof Measures;
export type Runtime = 'preact' | 'react';

export const MEASURES: readonly Measure[] = ['fp', 'fcp', 'hero', 'tbt', 'script', 'cls'];

/** One visit of the bench. */
export interface Visit {
  readonly page: string;
  /** How many times slower the processor is made. */
  readonly cpu: number;
  readonly runtime: Runtime;
  readonly round: number;
  readonly measures: Measures;
}

/** What the visits of a page at a speed come to: medians of each runtime, and the ratio of the two. */
export interface Summary {
  readonly page: string;
  readonly cpu: number;
  readonly medians: Readonly<Record<Runtime, Measures>>;
  /** Preact's median over React's; undefined where React's is 0. */
  readonly ratios: Readonly<Record<Measure, number | undefined>>;
}

/** The middle value, or the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** Sums the visits up, a line for each page and speed in the order of their first visit. */
export function summarise(visits: readonly Visit[]): Summary[] {
  const lines = new Map(visits.map(({ page, cpu }) => [`${page} ${cpu}`, { page, cpu }]));
  return [...lines.values()].map(({ page, cpu }) => {
    const mediansOf = (runtime: Runtime): Measures => {
      const own = visits.filter((one) => one.page === page && one.cpu === cpu && one.runtime === runtime);
      return recordOf((measure) => median(own.map(({ measures }) => measures[measure])));
    };
    const medians = { preact: mediansOf('preact'), react: mediansOf('react') };
    const ratio = (measure: Measure): number | undefined =>
      medians.react[measure] === 0 ? undefined : medians.preact[measure] / medians.react[measure];
    return { page, cpu, medians, ratios: recordOf(ratio) };
  });
}

const recordOf = <Value>(value: (measure: Measure) => Value): Record<Measure, Value> =>
  Object.fromEntries(MEASURES.map((measure) => [measure, value(measure)])) as Record<Measure, Value>;
