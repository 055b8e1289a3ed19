/**
 * Storage that never throws. A full, forbidden or absent localStorage (private mode, blocked cookies, WebViews without DOM
 * storage) falls back to memory, so that the app works for the visit and forgets afterwards.
 */
export interface SafeStorage {
  /** The text under `key`, or undefined. */
  get(key: string): string | undefined;
  /** Keeps a text; undefined removes the key. False when the text is in memory only and will be gone with the page. */
  set(key: string, text: string | undefined): boolean;
}

/** Writes a text, or removes the key with undefined. False when the browser refuses. */
function write(storage: Storage, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    // Full or forbidden: memory has to do.
    return false;
  }
}

/** Wraps a Storage that may refuse at any call. `open` is called once, as even reading `window.localStorage` can throw. */
export function safeStorage(open: () => Storage | null): SafeStorage {
  /** What the browser would not keep; undefined stands for a text that it would not remove. */
  const memory = new Map<string, string | undefined>();
  let storage: Storage | null = null;
  try {
    storage = open();
  } catch {
    // Blocked cookies: Chrome throws on the mere reading of window.localStorage.
  }
  return {
    get(key) {
      if (memory.has(key)) return memory.get(key);
      try {
        return storage?.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(key, text) {
      memory.delete(key);
      if (storage && write(storage, key, text)) return true;
      memory.set(key, text);
      return false;
    },
  };
}

/** Lasts over visits: language, theme, remembered login, cached status (SPEC section 3). */
export const local: SafeStorage = safeStorage(() => window.localStorage);

/** Lasts as long as the tab: session, scroll places, typed forms. */
export const tab: SafeStorage = safeStorage(() => window.sessionStorage);

/** The JSON value under `key` if it can be parsed and `check` accepts it. */
export function readJson<T>(storage: SafeStorage, key: string, check: (value: unknown) => value is T): T | undefined {
  const text = storage.get(key);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON; undefined removes it. False when it is in memory only. */
export function writeJson(storage: SafeStorage, key: string, value: unknown): boolean {
  return storage.set(key, value === undefined ? undefined : JSON.stringify(value));
}
