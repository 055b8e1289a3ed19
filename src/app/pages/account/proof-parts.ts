import { language, loadTexts } from '../../i18n/texts.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { hasFeature } from '../../stores/system.ts';

/** Shows the human check and gives its result; undefined when the person turned away. Few ever see it: its bytes come with it. */
export async function askHuman(): Promise<string | undefined> {
  const [part] = await Promise.all([
    loadPart(() => import('./parts/HumanCheck.tsx')),
    loadTexts(language(), ['human']),
  ]);
  return part.showHumanCheck();
}

/** What speaks with the phone-authentication provider: its bytes come to the visitors of sites that have one. */
export async function phoneProvider() {
  if (!hasFeature('firebaseAuth')) return undefined;
  return loadPart(() => import('../../stores/phone-proof.ts')).catch(console.warn);
}
