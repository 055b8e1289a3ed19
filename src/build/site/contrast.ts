import type { Tokens } from '../steps/site.ts';
import { tokensOf } from './tokens.ts';

/** WCAG 2.2 AA for text. */
const LEAST = 4.5;

const GROUNDS = ['ink', 'surface', 'raised'];
const TEXTS = ['text', 'quiet', 'action-text', 'gold-text', 'hot-text', 'new-text'];

/** Texts and what they stand on, as src/app/boot/tokens.css promises. */
const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...['action', 'action-top', 'action-foot'].map((ground) => ['on-action', ground] as const),
  ...['gold', 'gold-top', 'gold-foot'].map((ground) => ['on-gold', ground] as const),
  ['on-hot', 'hot'],
  ['on-new', 'new'],
];

/** Pairs of tokens that nobody could read once a brand has set some anew; colours that are not written as hex are not judged. */
export function contrastFaults(style: string, tokens: Tokens = {}): string[] {
  const base = tokensOf(style);
  const dark = { ...base.dark, ...tokens.dark };
  const themes = { dark, light: { ...dark, ...base.light, ...tokens.light } };
  return Object.entries(themes).flatMap(([theme, values]: [string, Readonly<Record<string, string>>]) =>
    PAIRS.flatMap(([text, ground]) => {
      const ratio = contrast(values[text], values[ground]);
      return ratio === undefined || ratio >= LEAST
        ? []
        : [`tokens.${theme}: ${text} on ${ground} has a contrast of ${ratio.toFixed(1)}, the least is ${LEAST}`];
    }),
  );
}

function contrast(one: string | undefined, other: string | undefined): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  return a === undefined || b === undefined ? undefined : (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance of `#rgb` or `#rrggbb`, as WCAG defines it. */
function luminance(colour = ''): number | undefined {
  const short = colour
    .match(/^#([\da-f])([\da-f])([\da-f])$/i)
    ?.slice(1)
    .map((digit) => digit + digit);
  const parts = short ?? colour.match(/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i)?.slice(1);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
