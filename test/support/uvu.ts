import type { Ended } from './process.ts';

/** Counts what a file of uvu tests printed. uvu leaves with 0 when a test and then its clean-up throw: what did not pass has failed. */
export function countsOf({ code, output }: Ended): { passed: number; failed: number } {
  const total = Number(output.match(/Total:\s+(\d+)/)?.[1] ?? 0);
  const passed = Number(output.match(/Passed:\s+(\d+)/)?.[1] ?? 0);
  return { passed, failed: code === 0 && total > 0 ? total - passed : Math.max(1, total - passed) };
}
