import { type ReadonlySignal, signal } from '@preact/signals';

const old = signal(false, { name: 'version.outdated' });

/** The site has another version, and loading the page again by itself did not bring it: what is missing is not the line's fault. */
export const outdated: ReadonlySignal<boolean> = old;

/** Tells that this version is old. */
export function noteOutdated(): void {
  old.value = true;
}
