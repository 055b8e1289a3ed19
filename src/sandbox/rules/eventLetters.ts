import type { Database } from '../db/database.ts';
import { EVENT_LETTERS, type LetterEvents } from '../seed/texts/event-letters.ts';
import { type Text, textIn } from '../seed/texts/text.ts';
import { FURTHER } from '../seed/texts/translate.ts';
import { type Wording, writeTo } from './inbox.ts';
import { formatMoney, type Minor, siteCurrency } from './money.ts';

/** The same words in every language: a name, or what a person has typed. */
export const asTyped = (text: string): Text => ({ pt: text, en: text });

/** A text that further languages write in a way of their own. */
interface Written extends Text {
  readonly further?: Readonly<Record<string, string>>;
}

/** An amount as each language writes it, with the currency's sign. */
export function amountText(amount: Minor): Written {
  const { code, decimals } = siteCurrency();
  const isIso = /^[A-Za-z]{3}$/.test(code);
  const style = {
    ...(isIso && ({ style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const)),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  };
  const shown = (locale: string): string => {
    const sum = new Intl.NumberFormat(locale, style).format(Number(formatMoney(amount)));
    return isIso ? sum : `${sum} ${code}`;
  };
  const further = Object.fromEntries(FURTHER.map((language) => [language, shown(language)]));
  return { pt: shown('pt-BR'), en: shown('en-US'), further };
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
  const known = values as Record<string, Written>;
  const valueIn = (name: string, language: string): string => {
    const value = known[name];
    return value ? (value.further?.[language] ?? textIn(value, language)) : '';
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
