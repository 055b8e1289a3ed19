import { type ReadonlySignal, signal } from '@preact/signals';

const offered = signal(false, { name: 'app.offered' });

/** Whether it is time to offer the app on home. */
export const appOffered: ReadonlySignal<boolean> = offered;

/** From now on home offers the app. */
export function offerApp(): void {
  offered.value = true;
}
