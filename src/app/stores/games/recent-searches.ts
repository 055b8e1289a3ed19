import { type ReadonlySignal, signal } from '@preact/signals';
import { local, readJson, writeJson } from '../../device/storage.ts';

const KEY = 'searches';

/** Searches that are kept on the phone. */
const KEPT = 6;

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

const kept = signal<readonly string[]>(readJson(local, KEY, isTexts) ?? [], { name: 'search.recent' });

/** What was searched for on this phone, the newest first. */
export const recentSearches: ReadonlySignal<readonly string[]> = kept;

function keep(texts: readonly string[]): void {
  kept.value = texts;
  writeJson(local, KEY, texts.length > 0 ? texts : undefined);
}

/** Keeps a search as the newest; the same words in other letters are one. */
export function rememberSearch(text: string): void {
  const others = kept.peek().filter((one) => one.toLowerCase() !== text.toLowerCase());
  keep([text, ...others].slice(0, KEPT));
}

/** Forgets all of them. */
export const forgetSearches = (): void => keep([]);
