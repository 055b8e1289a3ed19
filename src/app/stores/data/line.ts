import { type ReadonlySignal, signal } from '@preact/signals';
import type { CallError } from '../../api/errors.ts';

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
 * To be called where a read begins, and what it gives where the read has ended: one that found no line or a closed site, or
 * had memory answer meanwhile, is asked `again` once that is over. `again` is one and the same function for one read.
 */
export function asking(again: () => unknown): (failure: CallError | undefined) => void {
  const before = saved;
  return (failure) => {
    if (failure?.unsettled || failure?.closing || saved !== before) unsure.add(again);
    else settled(again);
  };
}

/** Has `again` called, too, when that is over: for what is no call. Gives the end of it. */
export function untilBack(again: () => unknown): () => void {
  unsure.add(again);
  return () => settled(again);
}

function settled(again: () => unknown): void {
  unsure.delete(again);
  if (unsure.size === 0) oldest.value = undefined;
}

/** Asks again for everything that failed or is old. */
export function askAgain(): void {
  for (const again of [...unsure]) again();
}
