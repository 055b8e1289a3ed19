import type { Figure } from './figures.ts';
import { MEASURES, type Measure, type Summary } from './statistics.ts';

const HEADS: Readonly<Record<Measure, string>> = {
  fp: 'first paint ms',
  fcp: 'FCP ms',
  hero: 'hero LCP ms',
  tbt: 'TBT ms',
  script: 'script ms',
  cls: 'CLS',
};

/** A Markdown table: a line for each page and processor speed, `Preact / React (ratio)` for each measure. */
export function benchTable(summaries: readonly Summary[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const head = ['page', 'CPU', ...MEASURES.map((measure) => HEADS[measure])];
  const rows = summaries.map((summary) => [
    summary.page,
    `${summary.cpu}x slower`,
    ...MEASURES.map((measure) => cellOf(summary, measure)),
  ]);
  return [line(head), line(head.map((_, column) => (column < 2 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function cellOf({ medians, ratios }: Summary, measure: Measure): string {
  const ratio = ratios[measure];
  const both = `${says(measure, medians.preact[measure])} / ${says(measure, medians.react[measure])}`;
  return ratio === undefined ? both : `${both} (${ratio.toFixed(2)})`;
}

const says = (measure: Measure, value: number): string =>
  measure === 'cls' ? String(Number(value.toFixed(3))) : value.toFixed(0);

/** A figure for each measure of each page and processor speed, Preact beside React. */
export const visitFigures = (summaries: readonly Summary[]): Figure[] =>
  summaries.flatMap(({ page, cpu, medians, ratios }) =>
    MEASURES.map((measure) => ({
      part: 'visits' as const,
      what: `${page}, CPU ${cpu}x slower: ${HEADS[measure]}`,
      ours: says(measure, medians.preact[measure]),
      beside: `React ${says(measure, medians.react[measure])}`,
      ratio: ratios[measure],
    })),
  );
