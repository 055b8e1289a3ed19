import { createRoot } from 'react-dom/client';
import { local, tab } from '../../device/storage.ts';
import { language, loadTexts } from '../../i18n/texts.ts';
import { wantedLanguage } from '../../lib/wanted-language.ts';
import { pageFree } from '../../stores/screen/page-free.ts';
import { session } from '../../stores/session/session.ts';
import { changeLanguage } from '../../stores/settings/settings.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

/** Under this name the phone keeps that it has been offered another language. */
const OFFERED = 'languageOffered';

/** The languages of the site by their codes, and those that are read from the right. */
interface Languages {
  readonly texts: Readonly<Record<string, string>>;
  readonly rtl?: { readonly codes: readonly string[] };
}

const isRtl = ({ rtl }: Languages, code: string): boolean => rtl?.codes.includes(code) ?? false;

/** Shows a language that was chosen, here or in another tab. @throws when its texts cannot be had */
export async function takeLanguage(languages: Languages, code: string): Promise<void> {
  if (!(code in languages.texts)) return;
  await changeLanguage(code);
  // All sheets are others where it is read the other way.
  if (isRtl(languages, code) !== (document.dir === 'rtl')) location.reload();
}

/**
 * Offers the visitor the first language of the site that the browser asks for, once, where it is not on the screen; not to whom a slow
 * line has been told of. Ends when that is answered, or there is nothing to offer.
 * @throws when the language's few words cannot be had
 */
export async function offerLanguage(languages: Languages): Promise<void> {
  const code = wantedLanguage(Object.keys(languages.texts), navigator.languages);
  if (!code || code === language() || tab.get('slowTold') || session.peek()) return;
  await loadTexts(code, ['languageOffer']);
  await pageFree(undefined, true);
  // The visitor may have chosen or signed in meanwhile.
  if (local.get('language') || session.peek()) return;
  local.set(OFFERED, '1');
  const box = document.createElement('div');
  document.body.append(box);
  const take = () => void takeLanguage(languages, code).catch(console.warn);
  await new Promise<void>((resolve) => {
    createRoot(box).render(<LanguageOffer code={code} rtl={isRtl(languages, code)} onTake={take} onDone={resolve} />);
  });
}
