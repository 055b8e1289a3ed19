import { type ReadonlySignal, signal } from '@preact/signals';

const oldest = signal<number | undefined>(undefined, { name: 'line.savedAt' });
const unsure = new Set<() => unknown>();
let saved = 0;

/** When the oldest answer that was given from the phone's memory had come, in ms; undefined once all are fresh again. */
export const savedAt: ReadonlySignal<number | undefined> = oldest;

/** Notes that an answer of this age was given from memory. */
export function noteSaved(at: number): void {
  saved += 1;
  oldest.value = Math.min(at, oldest.peek() ?? at);
}

/**
 * To be called where a read begins, and what it gives where the read has ended: one that failed, or had memory answer meanwhile,
 * is asked `again` once the line is back. `again` is one and the same function for one read.
 */
export function asking(again: () => unknown): (failed: boolean) => void {
  const before = saved;
  return (failed) => {
    if (failed || saved !== before) unsure.add(again);
    else unsure.delete(again);
    if (unsure.size === 0) oldest.value = undefined;
  };
}

/** Asks again for everything that failed or is old. */
export function askAgain(): void {
  for (const again of [...unsure]) again();
}
