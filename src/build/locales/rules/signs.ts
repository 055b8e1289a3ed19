import { type Pair, wordsOf } from '../faults.ts';

const placesIn = (text: string): string => (text.match(/\{\{\w+\}\}|<\/?\w+[^>]*>/g) ?? []).sort().join(' ');

const withoutCount = (text: string): string => text.replaceAll('{{count}}', '');

const FORM = /_(?:zero|one|two|few|many|other)$/;

/** Another set of places or tags than English. The forms of a count may leave the count out. */
export function placesRule({ key, text, english }: Pair): string | undefined {
  const read = (one: string): string => placesIn(FORM.test(key) ? withoutCount(one) : one);
  const [mine, wanted] = [read(text), read(english)];
  return mine === wanted ? undefined : `has ${mine || 'no places'}, English ${wanted || 'none'}`;
}

/** Spaces at an end, or two together. */
export const spacesRule = ({ text }: Pair): string | undefined =>
  /\s\s|^\s|\s$/.test(text) ? 'has spaces too many' : undefined;

/** Figures of another script: amounts are typed and compared in Latin ones (SPEC section 1). */
export const figuresRule = ({ text }: Pair): string | undefined =>
  /\p{Nd}/u.test(text.replace(/[0-9]/g, '')) ? 'has figures that are not 0 to 9' : undefined;

/** A figure with one or two decimals: no date, no version and no thousands, which have a sign before or after. */
const DECIMAL = /(?<![\d.,])\d[\d.,]*([.,])\d{1,2}(?![.,]?\d)/g;

/** Decimals behind another sign than the language's own, which its amounts on the screen have: “50,00” in English. */
export function decimalsRule({ language, text }: Pair): string | undefined {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(0.5);
  const own = parts.find(({ type }) => type === 'decimal')?.value;
  const wrong = [...wordsOf(text).matchAll(DECIMAL)].filter(([, sign]) => sign !== own).map(([figure]) => figure);
  return wrong.length > 0 ? `${wrong.join(', ')}: its decimals stand behind “${own}”` : undefined;
}

/** Signs that a language writes otherwise, and what it writes. */
const OTHERWISE: Readonly<Record<string, readonly [RegExp, string]>> = {
  ar: [/[?,;]/, '؟ ، ؛'],
  fa: [/[?,;]/, '؟ ، ؛'],
  ur: [/[?,;]|[^.]\.$/, '؟ ، ؛ ۔'],
  'zh-CN': [/[?!,;]|[^.]\.$/, '？！，；。'],
  'zh-TW': [/[?!,;]|[^.]\.$/, '？！，；。'],
  ja: [/[?!,;]|[^.]\.$/, '？！、。'],
  hi: [/[^.\p{L}\p{M}]\.$|[\p{L}\p{M}]{4,}\.$/u, '।'],
  bn: [/[^.\p{L}\p{M}]\.$|[\p{L}\p{M}]{4,}\.$/u, '।'],
  ne: [/[^.\p{L}\p{M}]\.$|[\p{L}\p{M}]{4,}\.$/u, '।'],
  my: [/[^.]\.$/, '။'],
  km: [/[\p{L}\p{M}]{4,}\.$/u, '។'],
  fr: [/[^\s][!?;:](?=\s|$)|[^\S\u00a0\u202f][!?;:](?=\s|$)/, 'a space that does not break before ! ? ; :'],
};

/** Points and commas within figures are no punctuation. */
const withoutFigures = (text: string): string => text.replace(/\d[.,:]\d/g, '00');

const opens = (text: string, open: string, close: string): boolean => !text.includes(close) || text.includes(open);

/** Punctuation that the language writes otherwise; Spanish opens its questions and calls. */
export function punctuationRule({ language, text }: Pair): string | undefined {
  if (language === 'es' && !(opens(text, '¿', '?') && opens(text, '¡', '!'))) return 'lacks ¿ or ¡';
  const [wrong, right] = OTHERWISE[language] ?? [];
  return wrong?.test(withoutFigures(wordsOf(text)).trim())
    ? `has a sign that its language writes otherwise: ${right}`
    : undefined;
}

/** Languages whose sentences end without a point. */
const NO_STOP = ['th', 'lo'];

/** Ends that say the same: a question of Burmese ends as any sentence does. */
const ENDS: Readonly<Record<string, string>> = {
  '。': '.',
  '۔': '.',
  '।': '.',
  '။': '.',
  '។': '.',
  '！': '!',
  '？': '?',
  '؟': '?',
  '：': ':',
  '៖': ':',
};

const endOf = (text: string): string => {
  const [end = ''] = /[.!?…:。！？۔।။។؟：៖]$/u.exec(text) ?? [];
  return ENDS[end] ?? end;
};

/** A sentence that has lost its end: half a text, most often. What ends with a place has none to lose. */
export function endRule({ language, text, english }: Pair): string | undefined {
  if (NO_STOP.includes(language) || Math.min(text.length, english.length) < 30 || text.endsWith('}}')) return undefined;
  const [mine, wanted] = [endOf(text), endOf(english)];
  const burmese = language === 'my' && mine === '.';
  return wanted === '' || mine === wanted || burmese ? undefined : `ends with “${mine}”, English with “${wanted}”`;
}
