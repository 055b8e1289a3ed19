import { type ReadonlySignal, signal } from '@preact/signals';

const up = signal(navigator.onLine, { name: 'line.online' });

/** False while the phone says that it has no line. */
export const online: ReadonlySignal<boolean> = up;

/** Follows the phone's line; called once. */
export function followLine(): void {
  const look = () => {
    up.value = navigator.onLine;
  };
  look();
  addEventListener('online', look);
  addEventListener('offline', look);
}
