import { type ReadonlySignal, signal } from '@preact/signals';
import type { TextKey, TextValues } from '../../i18n/texts.ts';

export type ToastKind = 'info' | 'success' | 'fail' | 'offline' | 'loading';

/** One message; a key, so that it follows a language change. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: TextKey;
  readonly values?: TextValues | undefined;
}

const shown = signal<Toast | undefined>(undefined, { name: 'toasts.shown' });
let ids = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let count: (() => void) | undefined;
let docked = false;

/** The toast on screen: one at a time, the newest. */
export const toast: ReadonlySignal<Toast | undefined> = shown;

/** Called once there is a place where messages show: what has waited for it is counted from now on. */
export function dockToasts(): void {
  docked = true;
  count?.();
}

/** Shows a message for `seconds` (SPEC section 9 lists the durations), as soon as there is a place for it. Gives its id. */
export function showToast(kind: ToastKind, text: TextKey, seconds = 2, values?: TextValues): number {
  ids += 1;
  clearTimeout(timer);
  shown.value = { id: ids, kind, text, values };
  const mine = ids;
  count = () => {
    timer = setTimeout(() => hideToast(mine), seconds * 1000);
    count = undefined;
  };
  if (docked) count();
  return mine;
}

/** Hides a toast if it is still the one on screen. */
export function hideToast(id: number): void {
  if (shown.peek()?.id !== id) return;
  clearTimeout(timer);
  shown.value = undefined;
}

/** Shows the loading toast while `work` runs. The limit of 9999 s is the spec's (section 9). */
export async function whileLoading<T>(work: () => Promise<T>): Promise<T> {
  const id = showToast('loading', 'in_please_wait', 9999);
  try {
    return await work();
  } finally {
    hideToast(id);
  }
}
