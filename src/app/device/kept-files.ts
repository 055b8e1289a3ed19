import { usedFiles } from './service-worker.ts';

/** The worker's store of hashed files (src/sw/stores.ts). */
const CODE = 'leve-code';

/** Paths of the hashed files that this page has used or that the worker keeps: what can be had without a line. */
export async function filesHere(): Promise<string[]> {
  const kept = 'caches' in window ? await (await caches.open(CODE)).keys() : [];
  return [...usedFiles(), ...kept.map(({ url }) => new URL(url).pathname)];
}
