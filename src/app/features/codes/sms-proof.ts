import { loadPart } from '../../lib/lazy-part.ts';
import { hasFeature } from '../../stores/system/system.ts';
import { withTexts } from '../loading/lazy.ts';

const loadHumanCheck = withTexts(() => loadPart(() => import('./HumanCheck.tsx')), ['human']);

/** Shows the human check and gives its result; undefined when the person turned away. */
export async function askHuman(): Promise<string | undefined> {
  return (await loadHumanCheck()).showHumanCheck();
}

/** The code that speaks with the phone-authentication provider; undefined on sites that have none. */
export async function phoneProvider() {
  if (!hasFeature('firebaseAuth')) return undefined;
  return loadPart(() => import('../../stores/verification/phone-proof.ts')).catch(console.warn);
}
