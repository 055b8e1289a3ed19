import { type Areas, type Dictionary, isForm, withoutForm } from '../steps/lend.ts';
import type { FaultKind, Rule, TextFault } from './faults.ts';
import { keysOf } from './keys.ts';
import type { Locales } from './locales.ts';
import { glossaryRule } from './rules/glossary.ts';
import { lettersRule, unchangedRule } from './rules/letters.ts';
import { decimalsRule, endRule, figuresRule, placesRule, punctuationRule, spacesRule } from './rules/signs.ts';
import { columnsOf, widthRule } from './rules/width.ts';

/** The languages for which screens are drawn: what fits them has room. */
const DRAWN = ['en', 'pt'];

/** What is wrong with each language: all of it, in the order of the list and of areas. */
export function checkLocales(locales: Locales): TextFault[] {
  return locales.codes.flatMap((code) => checkLanguage(code, locales));
}

/** What is wrong with one language: keys against English, each text against the rules. English has the rules of signs alone. */
export function checkLanguage(code: string, locales: Locales): TextFault[] {
  const english: Areas = locales.own.get('en') ?? new Map();
  const own: Areas = locales.own.get(code) ?? new Map();
  const drawn = DRAWN.flatMap((one) => locales.own.get(one) ?? []);
  const rules = rulesOf(code, locales);
  return [...new Set([...english.keys(), ...own.keys()])].flatMap((area) => {
    const texts = own.get(area) ?? {};
    const wanted = keysOf(code, english.get(area) ?? {});
    const pairs = [...wanted].map(([key, from]) => ({
      language: code,
      area,
      key,
      text: texts[key],
      english: from,
      room: Math.max(...drawn.map((areas) => columnsOf(textOf(areas.get(area) ?? {}, key)))),
    }));
    const tell = (kind: FaultKind, key: string, told: string) => ({ kind, language: code, at: `${area}/${key}`, told });
    const superfluous = Object.keys(texts).filter((key) => !wanted.has(key));
    return [
      ...superfluous.map((key) => tell('superfluous', key, 'English has no such key, or no number takes this form')),
      ...pairs.flatMap(({ text, ...pair }) =>
        text === undefined
          ? [tell('missing', pair.key, `English says “${pair.english}”`)]
          : rules.flatMap(([kind, rule]) => {
              const told = rule({ ...pair, text });
              return told === undefined ? [] : [tell(kind, pair.key, told)];
            }),
      ),
    ];
  });
}

/** A text, or for a form that this language has not, that of `other`. */
const textOf = (texts: Dictionary, key: string): string =>
  texts[key] ?? (isForm(key) ? (texts[`${withoutForm(key)}_other`] ?? '') : '');

function rulesOf(code: string, { glossary, kept }: Locales): readonly (readonly [FaultKind, Rule])[] {
  const signs = [
    ['places', placesRule],
    ['spaces', spacesRule],
    ['figures', figuresRule],
    ['figures', decimalsRule],
    ['punctuation', punctuationRule],
    ['punctuation', endRule],
    ['letters', lettersRule(kept)],
  ] as const;
  if (code === 'en') return signs;
  const against = [
    ['unchanged', unchangedRule(kept)],
    ['glossary', glossaryRule(glossary, kept)],
    ['long', widthRule(kept)],
  ] as const;
  return [...signs, ...against];
}
