import { language } from './texts.ts';

/** A text with something beside it in brackets; Chinese and Japanese have wide ones, which bring their own space. */
export const bracketed = (text: string, beside: string | number): string =>
  /^(?:ja|zh)/.test(language()) ? `${text}（${beside}）` : `${text} (${beside})`;
