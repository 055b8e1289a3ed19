import type { Database } from '../db/database.ts';
import { EVENT_LETTERS, type LetterEvents } from '../seed/texts/event-letters.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { FURTHER } from '../seed/texts/translate.ts';
import { type Wording, writeTo } from './inbox.ts';
import { formatMoney, type Minor } from './money.ts';
import { CURRENCY } from './site.ts';

/** The same words in every language: a name, or what a person has typed. */
export const asTyped = (text: string): Text => ({ pt: text, en: text });

/** An amount as Portuguese writes it, and as all others do. */
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
  const valueIn = (name: string, language: string): string => {
    const value = known[name];
    return value ? textIn(value, language) : '';
  };
  const filled = (pattern: Text, language: string, write: (text: string) => string): string =>
    textIn(pattern, language).replace(/\{(\w+)\}/g, (_, name: string) => write(valueIn(name, language)));
  const wording = (language: string): Wording => ({
    title: filled(EVENT_LETTERS[event].title, language, (text) => text),
    content: filled(EVENT_LETTERS[event].content, language, escaped),
  });
  const [pt, en] = [wording('pt'), wording('en')];
  const further = Object.fromEntries(FURTHER.map((language) => [language, wording(language)]));
  const title = { pt: pt.title, en: en.title };
  writeTo(db, memberId, { title, content: { pt: pt.content, en: en.content }, further }, now);
}
