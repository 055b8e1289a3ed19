import type { Tokens } from '../steps/site.ts';
import { contrast, over, readColour } from './colour.ts';
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

type Values = Readonly<Record<string, string>>;

/** Pairs of tokens that nobody could read once a brand has set some anew. */
export function contrastFaults(style: string, tokens: Tokens = {}): string[] {
  const base = tokensOf(style);
  const dark = { ...base.dark, ...tokens.dark };
  const themes = { dark, light: { ...dark, ...base.light, ...tokens.light } };
  return Object.entries(themes).flatMap(([theme, values]: [string, Values]) => [
    ...seeThrough(values).map((fault) => `tokens.${theme}.${fault}`),
    ...PAIRS.flatMap(([text, ground]) => {
      const ratio = ratioOf(text, ground, values);
      return ratio === undefined || ratio >= LEAST
        ? []
        : [`tokens.${theme}: ${text} on ${ground} has a contrast of ${ratio.toFixed(1)}, the least is ${LEAST}`];
    }),
  ]);
}

/** The page's ground has nothing behind it but the browser's own. */
const seeThrough = ({ ink = '' }: Values): string[] =>
  (readColour(ink)?.alpha ?? 1) < 1 ? [`ink: is the page's ground and cannot be seen through`] : [];

/** As both are seen: what can be seen through shows the page's ground. */
function ratioOf(text: string, ground: string, values: Values): number | undefined {
  const [top, middle, page] = [text, ground, 'ink'].map((name) => readColour(values[name] ?? ''));
  if (!top || !middle) return undefined;
  const below = page ? over(middle, page) : middle;
  return contrast(over(top, below), below);
}
