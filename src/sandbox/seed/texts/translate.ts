import ar from './translations/ar.json' with { type: 'json' };
import es from './translations/es.json' with { type: 'json' };
import hi from './translations/hi.json' with { type: 'json' };

/** What is said in each further language, by the English sentence. */
const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = { es, ar, hi };

/** Languages that texts of the house are translated into, beside Portuguese and English. */
export const FURTHER = Object.keys(SENTENCES);

/** What parts the sentences of a piece of HTML; what stands inside one is translated with it. */
const BLOCKS = /(<\/?(?:p|h3|ol|ul|li|table|tr|th|td)>)/;

/** An English text or piece of HTML in a further language, sentence by sentence; undefined unless each of them is known. */
export function translate(english: string, language: string): string | undefined {
  const known = SENTENCES[language];
  if (!known) return undefined;
  const pieces = english.split(BLOCKS).map((piece) => (BLOCKS.test(piece) || !piece.trim() ? piece : known[piece]));
  return pieces.includes(undefined) ? undefined : pieces.join('');
}
