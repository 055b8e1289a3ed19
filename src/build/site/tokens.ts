import type { Tokens } from '../steps/site.ts';
import { readColour } from './colour.ts';

type Values = Readonly<Record<string, string>>;

/** The tokens of the shell's style: those of the root, which is the dark theme, and those that the light one sets anew. */
export function tokensOf(style: string): { readonly dark: Values; readonly light: Values } {
  const block = (selector: string): Values => {
    const text = style.split(`${selector}{`)[1]?.split('}')[0] ?? '';
    return Object.fromEntries(
      [...text.matchAll(/--([a-z][\w-]*):\s*([^;]+)/g)].map(([, name, value]) => [name, value]),
    );
  };
  return { dark: block(':root'), light: block('[data-theme=light]') };
}

/**
 * A brand's tokens as a style that holds against the shell's sheet, which comes after it. A dark value holds in both themes, unless
 * Leve's own light theme has another.
 */
export function brandStyle(style: string, { dark = {}, light = {} }: Tokens = {}): string {
  const { light: own } = tokensOf(style);
  const all = Object.entries(dark);
  const isOwn = ([name]: readonly [string, string]): boolean => Object.hasOwn(own, name);
  return [
    rule(
      ':root:root',
      all.filter((one) => !isOwn(one)),
    ),
    rule(':root[data-theme=dark]', all.filter(isOwn)),
    rule(':root[data-theme=light]', Object.entries(light)),
  ].join('');
}

const rule = (selector: string, values: readonly (readonly [name: string, value: string])[]): string =>
  values.length === 0 ? '' : `${selector}{${values.map(([name, value]) => `--${name}:${value}`).join(';')}}`;

/** Words that gradients and movements are written with. */
const WORDS =
  /^(?:to|at|top|right|bottom|left|center|circle|ellipse|(?:closest|farthest)-(?:side|corner)|linear|ease(?:-in)?(?:-out)?)$/;

/** What is wrong with a token's value beside Leve's own, which tells its kind: a colour, a size or number, or another thing. */
export function tokenFault(name: string, value: string, own: string): string | undefined {
  if (readColour(own)) return readColour(value) ? undefined : `is no colour: ${value}`;
  if (/^[\d.-]+[a-z]*$/.test(own)) return /^-?[\d.]+(?:[a-z]+|%)?$/.test(value) ? undefined : `is no size: ${value}`;
  const words = name === 'font' ? [] : (value.match(/(?<![#\w.-])[a-z][\w-]*(?![\w-]*\()/gi) ?? []);
  const strange = [...words, ...(value.match(/#[\w-]*/g) ?? [])].find((word) => !WORDS.test(word) && !readColour(word));
  return strange === undefined ? undefined : `is no colour: ${strange}`;
}
