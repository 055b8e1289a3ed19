import { translate } from './translate.ts';

/** A text of the platform in the languages that it is written in. */
export interface Text {
  pt: string;
  en: string;
}

/** The text in this language; one that it is not translated into reads English. */
export function textIn({ pt, en }: Text, language: string): string {
  return language === 'pt' || language.startsWith('pt-') ? pt : (translate(en, language) ?? en);
}

/** An article in one language: an opening, steps in order, and conditions. */
interface Article {
  intro: string;
  steps: readonly string[];
  terms: readonly string[];
}

const HEADINGS = {
  pt: { steps: 'Como participar', terms: 'Regras' },
  en: { steps: 'How to take part', terms: 'Rules' },
} as const;

/** Writes an article as the HTML that announcements carry. */
export function article(language: keyof Text, { intro, steps, terms }: Article): string {
  const { steps: how, terms: rules } = HEADINGS[language];
  const items = (lines: readonly string[]): string => lines.map((line) => `<li>${line}</li>`).join('');
  return `<p>${intro}</p><h3>${how}</h3><ol>${items(steps)}</ol><h3>${rules}</h3><ul>${items(terms)}</ul>`;
}
