import { createFetch } from 'ofetch';
import type { AnyCall, Call } from '../../contract/call.ts';
import type { Envelope, Failure } from '../../contract/envelope.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { PublicKey } from '../../contract/schemas/system.ts';
import { loadPart } from '../lib/lazy-part.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { CallError } from './errors.ts';
import { readAnswer } from './read.ts';

/** Takes the page's `fetch` as it is at each request, as tests put another there. */
const request = createFetch({ fetch: (...asked) => fetch(...asked) });

/** What the transport needs to know of the app; set once at boot. */
export interface ApiSettings {
  /** Origin of the platform; empty for the page's own. */
  origin: string;
  /** The session's token, if there is one. */
  token(): string | undefined;
  /** The signed-in member's name, whose answers are kept apart; empty for a guest. */
  owner(): string;
  /** Called when an answer that came at `at` (ms) is given from memory, as nothing newer can be had. */
  onSaved(at: number): void;
  /** Called when the platform says that the session is over, with the token that was refused. */
  onSessionLost(token: string): void;
  /** Called with every refusal of the platform. */
  onRefused(refused: CallError): void;
  /** True when run as a standalone app: adds the `Device` header (SPEC 7.1). */
  standalone: boolean;
  /** The platform's key for login and registration; undefined until the system status is known. */
  encryptionKey(): Promise<PublicKey | undefined>;
}

/** How long a call may take, in ms, before it counts as lost. */
export const CALL_TIMEOUT = 15_000;

/** Pause before the one retry of a read, and what chance adds to it, in ms: phones that fail together must not come back together. */
const RETRY_PAUSE = 400;
const RETRY_SPREAD = 800;

/** After a read has failed twice, none is retried for this long, in ms. */
const NO_RETRY = 10_000;

let retryFrom = 0;

let settings: ApiSettings = {
  origin: '',
  token: () => undefined,
  owner: () => '',
  onSaved: () => undefined,
  onSessionLost: () => undefined,
  onRefused: () => undefined,
  standalone: false,
  encryptionKey: () => Promise.resolve(undefined),
};

/** Sets what the transport needs to know. */
export function configureApi(next: ApiSettings): void {
  settings = next;
  retryFrom = 0;
}

/** What a call is given: its query and body as its row says, the key of a money call, a signal to give up. */
export type Given<Q, B> = (undefined extends Q ? { query?: undefined } : { query: Q }) &
  (undefined extends B ? { body?: undefined } : { body: B }) & {
    /** Needed where the row says `money`; the same key always means the same movement. */
    key?: string;
    signal?: AbortSignal;
  };

interface Loose {
  query?: unknown;
  body?: unknown;
  key?: string;
  signal?: AbortSignal;
}

/** What keeps the last answers; its bytes come with the first of them. */
const memory = () => import('./memory.ts');

/** Keeps an answer when the browser has a moment, unless whoever asked has left. */
function keepLater(call: AnyCall, query: unknown, text = ''): void {
  const owner = settings.owner();
  whenIdle(() => {
    if (owner === settings.owner()) memory().then(({ keep }) => keep(call, query, text, owner), console.warn);
  });
}

/** Reads under way: the same question asked twice at once travels once. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Sends one call of the contract and gives its value. Policy (retry, idempotency, auth, encoding) comes from the row.
 * @throws CallError for everything that is not a value.
 */
export function send<V, Q, B>(call: Call<V, Q, B>, given: Given<Q, B>): Promise<V> {
  if (call.method !== 'GET' || given.signal) return attempt(call, given) as Promise<V>;
  // The token is part of the question: whoever signs in next must not get the answer of the member before.
  const name = JSON.stringify([call.path, given.query, call.auth !== 'none' && settings.token()]);
  let running = underWay.get(name);
  if (!running) {
    running = attempt(call, given).finally(() => underWay.delete(name));
    underWay.set(name, running);
  }
  return running as Promise<V>;
}

/** A read whose line or platform is down is answered from memory, when that has an answer. */
async function attempt(call: AnyCall, given: Loose): Promise<unknown> {
  if (call.money && !given.key) throw new Error(`no key for ${call.path}`);
  try {
    return await patient(call, given);
  } catch (error) {
    if (!(error instanceof CallError && error.unsettled)) throw error;
    const store = await memory().catch(console.warn);
    const kept = await store?.recall(call, given.query, settings.owner());
    if (!kept) throw error;
    settings.onSaved(kept.at);
    return open(call, 200, kept.text, undefined);
  }
}

/** One retry, for reads alone and for what may pass. */
async function patient(call: AnyCall, given: Loose): Promise<unknown> {
  try {
    return await once(call, given);
  } catch (error) {
    const passing = error instanceof CallError && (error.kind === 'offline' || error.kind === 'server');
    if (!call.retry || !passing || given.signal?.aborted) throw error;
    if (globalThis.navigator?.onLine === false || Date.now() < retryFrom) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE + Math.random() * RETRY_SPREAD));
    return once(call, given).catch((again: unknown) => {
      retryFrom = Date.now() + NO_RETRY;
      throw again;
    });
  }
}

async function once(call: AnyCall, given: Loose): Promise<unknown> {
  const token = call.auth === 'none' ? undefined : settings.token();
  if (call.auth === 'member' && !token) throw new CallError('session', 'session.missing');
  const body = await payload(call, given.body);
  if (given.signal?.aborted) throw new CallError('aborted');
  // ofetch's own timeout needs AbortSignal.any, which Chrome has from 116 on.
  const controller = new AbortController();
  const abort = () => controller.abort();
  given.signal?.addEventListener('abort', abort);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    abort();
  }, call.patience || CALL_TIMEOUT);
  try {
    const response = await request.raw(settings.origin + call.path, {
      method: call.method,
      query: given.query as Record<string, string>,
      ...body,
      headers: headers(call, given, token),
      signal: controller.signal,
      retry: 0,
      ignoreResponseError: true,
      responseType: 'text',
    });
    // What its texts carry where they are in another language than the page: lib/spoken.ts.
    const spoken = response.headers.get('Content-Language');
    if (spoken) document.documentElement.dataset.spoken = spoken;
    const value = open(call, response.status, response._data, token);
    keepLater(call, given.query, response._data);
    return value;
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (late) throw new CallError('timeout');
    throw new CallError(given.signal?.aborted ? 'aborted' : 'offline');
  } finally {
    clearTimeout(timer);
    given.signal?.removeEventListener('abort', abort);
  }
}

async function payload(call: AnyCall, body: unknown): Promise<{ body?: BodyInit | Record<string, unknown> }> {
  if (body === undefined) return {};
  if (call.encoding === 'jwe') return { body: await encrypted(body) };
  if (call.encoding === 'form') return { body: new URLSearchParams(body as Record<string, string>) };
  return { body: body as Record<string, unknown> };
}

/** @throws CallError `offline` when the code for it cannot be had, `encryption.invalid` when this browser cannot do it. */
async function encrypted(body: unknown): Promise<{ data: string }> {
  const { encrypt } = await loadPart(() => import('./encrypt.ts')).catch((error: unknown) => {
    console.error(error);
    throw new CallError('offline');
  });
  return encrypt(body, await settings.encryptionKey());
}

function headers(call: AnyCall, given: Loose, token: string | undefined): Record<string, string> {
  const out: Record<string, string> = {
    Accept: 'application/json',
    // The language on screen need not be the browser's.
    'Accept-Language': document.documentElement.lang,
  };
  if (token) out.Authorization = `Bearer ${token}`;
  if (given.key) out['Idempotency-Key'] = given.key;
  if (call.encoding === 'jwe') out.Encryption = 'jwe';
  if (settings.standalone) out.Device = 'OTHERS';
  return out;
}

/**
 * Opens the envelope; a call that is no read and brings nothing needs none. A text that is none is an error of its own kind: with 5xx, or
 * the 429 of a gateway, one that may pass.
 */
function open(call: AnyCall, status: number, text: string | undefined, token: string | undefined): unknown {
  // What carries nothing may come without an envelope.
  if (!call.retry && !text && !call.answer && status < 300) return undefined;
  const envelope = parse(text);
  // Some languages write a flag as a number or a text.
  const flag = `${envelope?.success}`;
  if (/^(1|true)$/i.test(flag)) return readAnswer(call, envelope?.value);
  const refusal = /^(0|false)$/i.test(flag) ? (envelope as Failure) : undefined;
  // A platform of other people may number its codes.
  const code = refusal && (`${refusal.code || 'unknown'}` as ErrorCode);
  if (isSessionEnd(status, code, token)) {
    if (token) settings.onSessionLost(token);
    throw new CallError('session', code);
  }
  if (!refusal) throw new CallError(status >= 429 ? 'server' : 'format');
  const kind = status >= 500 && code === 'unknown' ? 'server' : 'refused';
  const refused = new CallError(kind, code, refusal.value);
  settings.onRefused(refused);
  throw refused;
}

/** By its code, or by the 401 that a gateway gives to a token; a login that is refused with 401 is no end of a session. */
function isSessionEnd(status: number, code: ErrorCode | undefined, token: string | undefined): boolean {
  return code === 'session.expired' || code === 'session.missing' || (status === 401 && token !== undefined);
}

function parse(text: string | undefined): Envelope<unknown> | undefined {
  try {
    return JSON.parse(text || '') as Envelope<unknown>;
  } catch {
    return undefined;
  }
}
