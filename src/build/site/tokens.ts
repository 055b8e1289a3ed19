import type { Tokens } from '../steps/site.ts';

type Values = Readonly<Record<string, string>>;

/** The tokens of a critical style: those of the root, which is the dark theme, and those that the light one sets anew. */
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
