import { local, readJson, writeJson } from './storage.ts';

/** A remembered login (SPEC section 3). */
export interface RememberedLogin {
  type: 'username' | 'sms';
  username: string;
  password: string;
  countryDialingCode: string;
}

interface Stored extends Omit<RememberedLogin, 'password'> {
  password: string;
  salt: string;
}

const KEY = 'rememberedLogin';

/** Text as base64 of its UTF-8 bytes; btoa alone refuses letters outside Latin-1. */
const encode = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const decode = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isStored(value: unknown): value is Stored {
  const { username, password, countryDialingCode, salt } = isRecord(value) ? value : {};
  return [username, password, countryDialingCode, salt].every((text) => typeof text === 'string') && salt !== '';
}

/**
 * The remembered login of a method. The password lies double base64-encoded together with a salt, as the specification wants:
 * that hides it from a glance, not from whoever owns the phone.
 */
export function rememberedLogin(type: RememberedLogin['type']): RememberedLogin | undefined {
  const stored = readJson(local, KEY, isRecord)?.[type];
  if (!isStored(stored)) return undefined;
  try {
    const { username, password, countryDialingCode, salt } = stored;
    const opened = decode(decode(password));
    if (!opened.endsWith(salt)) return undefined;
    return { type, username, password: opened.slice(0, -salt.length), countryDialingCode };
  } catch {
    return undefined;
  }
}

/** The method of the login that was remembered last; undefined where none is. */
export function rememberedMethod(): RememberedLogin['type'] | undefined {
  const methods = Object.keys(readJson(local, KEY, isRecord) ?? {}) as RememberedLogin['type'][];
  return methods.filter((type) => rememberedLogin(type)).pop();
}

/** Remembers a login, or forgets the method's with undefined. */
export function rememberLogin(type: RememberedLogin['type'], login: RememberedLogin | undefined, salt: string): void {
  const { [type]: _old, ...others } = readJson(local, KEY, isRecord) ?? {};
  const password = login && encode(encode(login.password + salt));
  writeJson(local, KEY, login ? { ...others, [type]: { ...login, password, salt } } : others);
}
