import { failureOf } from '../data/error-text.ts';
import { showToast } from './toasts.ts';

/** Tells in a toast why a call failed. */
export function tellFailure(thrown: unknown): void {
  const { toast, text } = failureOf(thrown);
  showToast(toast, text, 3);
}
