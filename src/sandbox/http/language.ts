import { FURTHER } from '../seed/texts/translate.ts';

/** Languages that the platform's own texts are written in. */
export const SPOKEN: readonly string[] = ['pt', 'en', ...FURTHER];

/** Tags of an `Accept-Language` header, the dearest first; those that are refused are left out. */
function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.split(';').map((piece) => piece.trim());
      const weight = Number(rest.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
      return { tag, weight };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The language of a tag such as `es-419`, where the platform has it; a language in other letters is another one. */
const spoken = (tag: string): string | undefined => {
  const [base = '', script = ''] = tag.toLowerCase().split('-');
  return SPOKEN.find((one) => one === base && script.length !== 4);
};

/** The language of an answer: the one that the call names, else the first of `Accept-Language` that is spoken, else English. */
export function languageFor(named: string | undefined, request: Request): string {
  const tags = [...(named ? [named] : []), ...acceptedTags(request.headers.get('Accept-Language') ?? '')];
  return tags.map(spoken).find((one) => one !== undefined) ?? 'en';
}
