import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';

const require = createRequire(import.meta.url);

/** What MDN keeps on every feature of the web: which browser has it since when. */
export const webFeatures = require('@mdn/browser-compat-data') as CompatData;

/** The oldest browsers that the app is for (DESIGN.md section 1), by MDN's names. */
const FLOOR = [
  { browser: 'chrome', version: 67, name: 'Chrome 67' },
  { browser: 'safari_ios', version: 12.2, name: 'iOS 12.2' },
] as const;

/** The floor browsers that lack a feature: "Chrome 67, iOS 12.2", or '' when all have it. */
export function lacking({ support }: CompatStatement): string {
  return FLOOR.filter(({ browser, version }) => {
    const known = support[browser];
    const statements: readonly SimpleSupportStatement[] = known === undefined ? [] : [known].flat();
    // Without a word on a browser nothing can be held against it.
    return statements.length > 0 && !statements.some((statement) => has(statement, version));
  })
    .map(({ name }) => name)
    .join(', ');
}

/** Whether a browser has it under its own name, without a flag, at this version. */
function has(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement;
  if (flags || prefix || other) return false;
  return since(added) <= version && !(since(removed) <= version);
}

/** A version as a number; what is not there yet is infinitely far. */
const since = (version: unknown): number => {
  const number = typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.NaN;
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
};
