import type { TextSize } from '../report/measure.ts';
import type { BudgetRow } from './budget.ts';

/**
 * Languages whose dictionaries weigh more than the `texts` of budget.json, or that have no limit there, one line each. A language has a
 * limit of its own: the same words take twice the bytes in another script.
 */
export function textExcess(rows: readonly BudgetRow[], sizes: readonly TextSize[]): string[] {
  const limits = rows.find(({ texts }) => texts)?.texts;
  if (limits === undefined) return [];
  return sizes.flatMap(({ language, path, bytes }) => {
    const limit = limits[language];
    const kib = (bytes / 1024).toFixed(1);
    if (limit === undefined) return [`budget.json: the texts of ${language} have no limit; ${path} needs ${kib} KiB`];
    return bytes > limit * 1024
      ? [`over budget: ${path} (${language}) needs ${kib} KiB of texts, the limit is ${limit} KiB`]
      : [];
  });
}
