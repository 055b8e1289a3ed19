import { readJson, tab, writeJson } from './storage.ts';

/** Texts of a form by field name. */
export type TypedTexts = Readonly<Record<string, string>>;

const nameOf = (form: string): string => `typed.${form}`;

/** Names of fields that are secrets, or proofs that hold once: whatever a form says, these are never kept. */
const SECRET = /passw|psw|pwd|captcha|identifying|verific|messageCode|answer|token|cvv|cardNum|^pin$/i;

function isTyped(value: unknown): value is TypedTexts {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** What was typed into a form before the page was loaded again: a deploy, a pull on the page, a browser short of memory. */
export const typedTexts = (form: string): TypedTexts => readJson(tab, nameOf(form), isTyped) ?? {};

/** The texts that may be kept: without secrets, and without what is no text or empty. */
function lasting(fields: Readonly<Record<string, unknown>>): TypedTexts {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(fields)) {
    if (typeof text === 'string' && text !== '' && !SECRET.test(name)) texts[name] = text;
  }
  return texts;
}

/**
 * Keeps what is typed for as long as the tab lives; undefined once the form has been sent. Give it all fields as they are: secrets
 * are left out by their names.
 *
 * Every form does this, so that nothing typed is lost over a reload or a login in between:
 *
 *     const FORM = `profile.${session.peek()?.userName}`; // a member's own form names the member
 *     const [fields, setFields] = useState(() => ({ ...EMPTY, ...typedTexts(FORM) }));
 *     const set = (change) => { const next = { ...fields, ...change }; setFields(next); keepTyped(FORM, next); };
 *     // after the platform has taken it: keepTyped(FORM, undefined);
 */
export function keepTyped(form: string, fields: Readonly<Record<string, unknown>> | undefined): void {
  writeJson(tab, nameOf(form), fields && lasting(fields));
}
