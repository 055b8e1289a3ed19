import { readJson, tab, writeJson } from './storage.ts';

/** Texts of a form by field name. */
export type TypedTexts = Readonly<Record<string, string>>;

const nameOf = (form: string): string => `typed.${form}`;

function isTyped(value: unknown): value is TypedTexts {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** What was typed into a form before the page was loaded again: a deploy, a pull on the page, a browser short of memory. */
export const typedTexts = (form: string): TypedTexts => readJson(tab, nameOf(form), isTyped) ?? {};

/** Keeps what is typed for as long as the tab lives; undefined once the form has been sent. Never give it a secret. */
export function keepTyped(form: string, texts: TypedTexts | undefined): void {
  writeJson(tab, nameOf(form), texts);
}
