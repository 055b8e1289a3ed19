import type { Database } from '../db/database.ts';
import { EVENT_LETTERS, type LetterEvents } from '../seed/texts/event-letters.ts';
import type { Text } from '../seed/texts/text.ts';
import { writeTo } from './inbox.ts';
import { formatMoney, type Minor } from './money.ts';
import { CURRENCY } from './site.ts';

/** The same words in both languages: a name, or what a person has typed. */
export const asTyped = (text: string): Text => ({ pt: text, en: text });

/** An amount as each language writes it. */
export function amountText(amount: Minor): Text {
  const shown = (locale: string): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: CURRENCY }).format(Number(formatMoney(amount)));
  return { pt: shown('pt-BR'), en: shown('en-US') };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes to a member's inbox what has happened; the values are texts, whatever marks they hold. */
export function tellMember<Event extends keyof LetterEvents>(
  db: Database,
  memberId: number,
  event: Event,
  values: LetterEvents[Event],
  now: number,
): void {
  const known = values as Record<string, Text>;
  const filled = (pattern: Text, language: keyof Text, write: (text: string) => string): string =>
    pattern[language].replace(/\{(\w+)\}/g, (_, name: string) => write(known[name]?.[language] ?? ''));
  const both = (pattern: Text, write: (text: string) => string): Text => ({
    pt: filled(pattern, 'pt', write),
    en: filled(pattern, 'en', write),
  });
  const { title, content } = EVENT_LETTERS[event];
  writeTo(db, memberId, { title: both(title, (text) => text), content: both(content, escaped) }, now);
}
