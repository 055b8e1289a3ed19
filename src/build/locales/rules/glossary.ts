import { folded, placeOf, type Rule } from '../faults.ts';
import { apartOf, type Glossary, type Kept } from '../locales.ts';

/** A stem is what inflection leaves: three fifths of a word. */
const STEM = 0.6;

const stemOf = (word: string): string => word.slice(0, Math.max(2, Math.ceil(word.length * STEM)));

/** The English word of a term: what stands in brackets says how it is used. */
const wordOf = (term: string): string => term.replace(/ \(.*\)/, '').toLowerCase();

/** Whether a text has a term, or a word of it, in any of its forms. */
function says(text: string, term: string): boolean {
  const words = folded(term).split(/[\s/]+/);
  return [folded(term), ...words].some((word) => word.length > 0 && text.includes(stemOf(word)));
}

/** A text that is a term of the field in English, and another in its language. Inflection aside. */
export function glossaryRule(glossary: Glossary, kept: Kept): Rule {
  const terms = Object.entries(glossary);
  const apart = apartOf(kept);
  return (pair) => {
    const said = pair.english.toLowerCase().replace(/[.!?:…]$/, '');
    const wanted = terms.flatMap(([term, words]) => (wordOf(term) === said ? (words[pair.language] ?? []) : []));
    const text = folded(pair.text);
    if (wanted.length === 0 || apart.has(placeOf(pair)) || wanted.some((term) => says(text, term))) return undefined;
    return `“${pair.text}” for “${pair.english}”, the glossary has ${wanted.map((term) => `“${term}”`).join(' or ')}`;
  };
}
