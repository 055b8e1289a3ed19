import { forgetAnswers } from '../../device/kept-answers.ts';
import { local } from '../../device/storage.ts';

/**
 * Forgets what is kept of the platform's answers and loads the page anew: what broke it may be among them, and would break it again.
 * What the visitor has chosen, begun or signed in to stays.
 */
export async function startAfresh(): Promise<void> {
  local.set('status', undefined);
  // A browser that keeps no answers has none to forget.
  await forgetAnswers().catch(console.warn);
  location.reload();
}
