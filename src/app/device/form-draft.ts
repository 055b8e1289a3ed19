import { readJson, tab, writeJson } from './storage.ts';

/** Texts of a form by field name. */
export type TypedTexts = Readonly<Record<string, string>>;

/** Where the texts of all forms lie. */
const KEY = 'typed';

/** Names of fields that are secrets, or proofs that hold once: whatever a form says, these are never kept. */
const SECRET = /pass|psw|pwd|captcha|verif|answer|token|cvv|card/i;

type Forms = Readonly<Record<string, unknown>>;

const isForms = (value: unknown): value is Forms => typeof value === 'object' && value !== null;
const isTyped = (value: unknown): value is TypedTexts =>
  isForms(value) && Object.values(value).every((text) => typeof text === 'string');

const all = (): Forms => readJson(tab, KEY, isForms) || {};

/** What was typed into a form before the page was loaded again: a deploy, a pull on the page, a browser short of memory. */
export function typedTexts(form: string): TypedTexts {
  const typed = all()[form];
  return isTyped(typed) ? typed : {};
}

/**
 * Keeps what is typed for as long as the tab lives; undefined once the form has been sent. Give it all fields as they are: secrets
 * are left out by their names, and so is what is empty or no text.
 *
 * Every form does this through `useForm` (features/forms), so that nothing typed is lost over a reload or a login in between; a sign-out
 * forgets it all.
 */
export function keepTyped(form: string, fields: Readonly<Record<string, unknown>> | undefined): void {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(fields || {})) {
    if (typeof text === 'string' && text && !SECRET.test(name)) texts[name] = text;
  }
  writeJson(tab, KEY, { ...all(), [form]: texts });
}
