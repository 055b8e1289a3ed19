import { wait } from './dom.ts';

/** The sandbox refused: the code says why. */
export class RefusedError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'RefusedError';
    this.code = code;
  }
}

const base = window.location.pathname.replace(/\/$/, '');

/** An answer that takes longer than this counts as lost, in ms; a watched flight is held for 20 s. */
const PATIENCE = 30_000;

/** Asks once. Throws a RefusedError for a refusal, a TypeError or AbortError when no usable answer came. */
export async function ask<Value>(what: string, body?: object): Promise<Value> {
  const controller = new AbortController();
  const timer = window.setTimeout(() => controller.abort(), PATIENCE);
  try {
    const response = await fetch(`${base}/${what}`, {
      credentials: 'same-origin',
      signal: controller.signal,
      ...(body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    const envelope = (await response.json()) as { success: boolean; value: Value; code: string };
    if (!envelope.success) {
      throw response.status >= 500 ? new TypeError('the sandbox failed') : new RefusedError(envelope.code);
    }
    return envelope.value;
  } finally {
    window.clearTimeout(timer);
  }
}

/** Asks until an answer comes. Only for what may be asked twice: reads, and plays, which carry the id of their round. */
export async function askUntilAnswered<Value>(
  what: string,
  body: object | undefined,
  onTrouble: () => void,
): Promise<Value> {
  for (let pause = 700; ; pause = Math.min(8000, pause * 2)) {
    try {
      return await ask<Value>(what, body);
    } catch (error) {
      if (error instanceof RefusedError) {
        throw error;
      }
      onTrouble();
      await wait(pause);
    }
  }
}

const PENDING = `leve.round:${base}`;

/** A new id for a round. */
export function newRound(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => `0${byte.toString(16)}`.slice(-2)).join('');
}

/**
 * Plays a round and gives its answer. The round is remembered until then, so that a page that is loaded again in between
 * asks for the same round and never bets twice.
 */
export async function play<Value>(request: { round: string }, onTrouble: () => void): Promise<Value> {
  remember(JSON.stringify(request));
  try {
    return await askUntilAnswered<Value>('play', request, onTrouble);
  } finally {
    remember(undefined);
  }
}

/** The round that was on its way when the page went away. */
export function pendingRound<Request>(): Request | undefined {
  try {
    const kept = window.sessionStorage.getItem(PENDING);
    return kept ? (JSON.parse(kept) as Request) : undefined;
  } catch {
    // Storage is forbidden: then nothing was remembered either.
    return undefined;
  }
}

function remember(text: string | undefined): void {
  try {
    if (text === undefined) {
      window.sessionStorage.removeItem(PENDING);
    } else {
      window.sessionStorage.setItem(PENDING, text);
    }
  } catch {
    // Storage is full or forbidden: the round itself is safe, only a reload could not show it again.
  }
}
