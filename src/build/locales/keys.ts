import { type Dictionary, formsOf, isForm, pluralBases, withoutForm } from '../steps/lend.ts';

/** The keys that an area has in a language, by its plural rules: each with the English text that it says. */
export function keysOf(code: string, english: Dictionary): ReadonlyMap<string, string> {
  const bases = pluralBases(english);
  const isPlural = (key: string): boolean => isForm(key) && bases.includes(withoutForm(key));
  const plain = Object.entries(english).filter(([key]) => !isPlural(key));
  const forms = [...formsOf(code)];
  const plural = bases.flatMap((base) =>
    forms.map((form) => {
      const key = `${base}_${form}`;
      return [key, english[key] ?? english[`${base}_other`] ?? ''] as const;
    }),
  );
  return new Map([...plain, ...plural]);
}
