import { type BudgetRow, matches, type StaticLimit } from './budget.ts';

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

const isMeant = ({ files }: StaticLimit, address: string): boolean =>
  files.some((pattern) => matches(`${pattern}$`, address));

/**
 * Files of `static` that break a limit of budget.json, the heaviest first, and limits that no file answers to. Where there are limits, a
 * file that none of them holds is a fault too: it could be of any size.
 * @param sizes bytes on the wire, by address
 */
export function staticFaults(rows: readonly BudgetRow[], sizes: ReadonlyMap<string, number>): string[] {
  const limits = rows.flatMap((row) => row.statics ?? []);
  const files = [...sizes].map(([address, bytes]) => ({ address, bytes })).sort((a, b) => b.bytes - a.bytes);
  const idle = limits
    .filter((limit) => !files.some(({ address }) => isMeant(limit, address)))
    .map((limit) => `budget.json: no file of static is ${limit.files.join(' or ')}`);
  return limits.length === 0
    ? []
    : [...files.flatMap((file) => eachFault(limits, file, 'static')), ...limits.flatMap(sumFault(files)), ...idle];
}

interface Static {
  readonly address: string;
  readonly bytes: number;
}

function eachFault(limits: readonly StaticLimit[], { address, bytes }: Static, folder: string): string[] {
  const limit = limits.filter((one) => one.each !== undefined && isMeant(one, address)).at(-1)?.each;
  if (limit === undefined) return [`budget.json has no limit for ${folder}${address} (${kib(bytes)})`];
  return bytes > limit * 1024
    ? [`over budget: ${folder}${address} is ${kib(bytes)} on the wire, the limit is ${kib(limit * 1024)}`]
    : [];
}

/** A brand's own pictures that are heavier than budget.json allows for the file that each replaces. */
export function brandFaults(rows: readonly BudgetRow[], sizes: ReadonlyMap<string, number>): string[] {
  const limits = rows.flatMap((row) => row.statics ?? []);
  const files = [...sizes].map(([address, bytes]) => ({ address, bytes }));
  return limits.length === 0 ? [] : files.flatMap((file) => eachFault(limits, file, 'assets'));
}

const sumFault =
  (files: readonly Static[]) =>
  (limit: StaticLimit): string[] => {
    const meant = files.filter(({ address }) => isMeant(limit, address));
    const sum = meant.reduce((all, { bytes }) => all + bytes, 0);
    if (limit.sum === undefined || sum <= limit.sum * 1024) return [];
    return [
      `over budget: ${limit.files.join(', ')} in static are ${kib(sum)} on the wire, the limit is ${kib(limit.sum * 1024)}`,
      ...meant.slice(0, 6).map(({ address, bytes }) => `    ${kib(bytes).padStart(10)}  static${address}`),
    ];
  };
