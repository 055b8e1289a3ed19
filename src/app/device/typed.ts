import { readJson, tab } from './storage.ts';

/** Texts of a form by field name. */
export type TypedTexts = Readonly<Record<string, string>>;

const nameOf = (form: string): string => `typed.${form}`;

/** Names of fields that are secrets, or proofs that hold once: whatever a form says, these are never kept. */
const SECRET = /pass|psw|pwd|captcha|verif|answer|token|cvv|card/i;

function isTyped(value: unknown): value is TypedTexts {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** What was typed into a form before the page was loaded again: a deploy, a pull on the page, a browser short of memory. */
export const typedTexts = (form: string): TypedTexts => readJson(tab, nameOf(form), isTyped) ?? {};

/**
 * Keeps what is typed for as long as the tab lives; undefined once the form has been sent. Give it all fields as they are: secrets
 * are left out by their names, and so is what is empty or no text.
 *
 * Every form does this, so that nothing typed is lost over a reload or a login in between:
 *
 *     const FORM = `profile.${session.peek()?.userName}`; // a member's own form names the member
 *     const [fields, setFields] = useState(() => ({ ...EMPTY, ...typedTexts(FORM) }));
 *     const set = (change) => { const next = { ...fields, ...change }; setFields(next); keepTyped(FORM, next); };
 *     // after the platform has taken it: keepTyped(FORM, undefined);
 */
export function keepTyped(form: string, fields: Readonly<Record<string, unknown>> | undefined): void {
  const lasting = (name: string, value: unknown): unknown =>
    !name || (typeof value === 'string' && value && !SECRET.test(name)) ? value : undefined;
  tab.set(nameOf(form), JSON.stringify(fields, lasting));
}
