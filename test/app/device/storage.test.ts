import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readJson, type SafeStorage, safeStorage, writeJson } from '../../../src/app/device/storage.ts';

/** A browser's storage that refuses what the test says. */
class Refusing implements Storage {
  readonly kept = new Map<string, string>();
  refuses = '';

  get length(): number {
    return this.kept.size;
  }
  #may(what: string): void {
    if (this.refuses.includes(what)) throw new DOMException('QuotaExceededError');
  }
  clear(): void {
    this.kept.clear();
  }
  key(): string | null {
    return null;
  }
  getItem(key: string): string | null {
    this.#may('read');
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.#may('write');
    this.kept.set(key, text);
  }
  removeItem(key: string): void {
    this.#may('remove');
    this.kept.delete(key);
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whatever the browser does, the visit goes on: what was set is read back, what was removed is gone. */
function serves(storage: SafeStorage): boolean {
  const lasting = storage.set('theme', 'light');
  assert.is(storage.get('theme'), 'light');
  storage.set('theme', undefined);
  assert.is(storage.get('theme'), undefined);
  return lasting;
}

test('what fits is kept by the browser', () => {
  const browser = new Refusing();
  assert.is(serves(safeStorage(() => browser)), true);
  assert.is(safeStorage(() => browser).set('a', '1'), true);
  assert.is(browser.kept.get('a'), '1');
});

test('a full, forbidden or absent storage serves the visit from memory, and says that it will not last', () => {
  const full = new Refusing();
  full.refuses = 'write';
  const forbidden = new Refusing();
  forbidden.refuses = 'read write remove';
  assert.is(serves(safeStorage(() => full)), false);
  assert.is(serves(safeStorage(() => forbidden)), false);
  assert.is(serves(safeStorage(() => null)), false);
  assert.is(
    serves(
      safeStorage(() => {
        throw new DOMException('SecurityError');
      }),
    ),
    false,
  );
});

test('a storage that fills up never serves an older text than the last one', () => {
  const browser = new Refusing();
  const storage = safeStorage(() => browser);
  storage.set('list', 'old');
  browser.refuses = 'write';
  storage.set('list', 'new');
  assert.is(storage.get('list'), 'new');
  browser.refuses = '';
  storage.set('list', 'newest');
  assert.is(storage.get('list'), 'newest');
  assert.is(browser.kept.get('list'), 'newest');
});

test('what cannot be removed from the browser is at least gone for the visit', () => {
  const browser = new Refusing();
  const storage = safeStorage(() => browser);
  storage.set('session', 'secret');
  browser.refuses = 'remove';
  storage.set('session', undefined);
  assert.is(storage.get('session'), undefined);
});

test('JSON that is broken or of another shape is as if there were none', () => {
  const storage = safeStorage(() => new Refusing());
  writeJson(storage, 'a', 'text');
  assert.is(readJson(storage, 'a', isText), 'text');
  writeJson(storage, 'a', { other: 1 });
  assert.is(readJson(storage, 'a', isText), undefined);
  storage.set('a', '{"cut off');
  assert.is(readJson(storage, 'a', isText), undefined);
  assert.is(readJson(storage, 'none', isText), undefined);
  writeJson(storage, 'a', undefined);
  assert.is(storage.get('a'), undefined);
});

test.run();
