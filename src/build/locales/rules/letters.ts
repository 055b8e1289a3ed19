import { type Rule, wordsOf } from '../faults.ts';
import type { Kept } from '../locales.ts';

/** Scripts of languages that are not written in Latin letters. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  'zh-CN': ['Han'],
  'zh-TW': ['Han'],
  ja: ['Han', 'Hiragana', 'Katakana'],
  ko: ['Hangul'],
  th: ['Thai'],
  lo: ['Lao'],
  my: ['Myanmar'],
  km: ['Khmer'],
  hi: ['Devanagari'],
  ne: ['Devanagari'],
  bn: ['Bengali'],
  ta: ['Tamil'],
  te: ['Telugu'],
  ar: ['Arabic'],
  fa: ['Arabic'],
  ur: ['Arabic'],
  ru: ['Cyrillic'],
  kk: ['Cyrillic'],
};

/** Latin words of two letters or more: single letters name things, such as the X of Twitter. */
const LATIN = /\p{Script=Latin}[\p{Script=Latin}\p{M}\d’ʻ'-]*\p{Script=Latin}/gu;

const LETTER = /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/gu;

/**
 * Letters of another script than the language's own, but for names and what `kept.latin` has. Stricter than a share: each word of
 * Latin letters must be known.
 */
export function lettersRule(kept: Kept): Rule {
  const names = new Set(Object.values(kept.names).flat());
  return ({ language, text }) => {
    const scripts = SCRIPTS[language];
    const own = scripts ?? ['Latin'];
    const isOwn = new RegExp(`[${own.map((script) => `\\p{Script=${script}}`).join('')}ー々]`, 'u');
    const words = wordsOf(text);
    const known = new Set([...names, ...(kept.latin[language] ?? [])]);
    const latin = scripts ? (words.match(LATIN) ?? []).filter((word) => !known.has(word)) : [];
    const other = (words.match(LETTER) ?? []).filter((letter) => !isOwn.test(letter));
    const found = [...new Set([...latin, ...other])];
    return found.length > 0 ? `${found.join(', ')}: not ${own.join(' or ')}, nor in kept.json` : undefined;
  };
}

/** A text that is English still, but for names and what `kept.taken` has. */
export function unchangedRule(kept: Kept): Rule {
  const names = new Set(Object.values(kept.names).flat());
  return ({ language, text, english }) => {
    if (text !== english || (kept.taken[language] ?? []).includes(english)) return undefined;
    const left = (wordsOf(text).match(LATIN) ?? []).filter((word) => !names.has(word));
    return left.length > 0 ? `“${text}” is English, and not in kept.json` : undefined;
  };
}
