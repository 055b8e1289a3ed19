import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { runMode } from '../../device/run-mode.ts';
import { local } from '../../device/storage.ts';
import { deviceTier, type Tier, type TierChoice } from '../../device/tier.ts';
import { DEFAULT_LANGUAGE, language, loadedAreas, loadTexts, showLanguage } from '../../i18n/texts.ts';
import { configurePictures } from '../../lib/picture-url.ts';
import { debounce } from '../../lib/throttle.ts';
import type { Resource } from '../data/resource.ts';

export type Theme = 'dark' | 'light';

const themeNow = signal<Theme>('dark', { name: 'settings.theme' });
const hidden = signal(false, { name: 'settings.balanceHidden' });
const choice = signal<TierChoice>('auto', { name: 'settings.tierChoice' });
const found = signal<Tier>('mid', { name: 'settings.deviceTier' });
const followers = new Set<() => void>();
let turn = 0;

/** The theme on screen; dark is the default (SPEC section 3). */
export const theme: ReadonlySignal<Theme> = themeNow;

/** Whether balances are masked. */
export const balanceHidden: ReadonlySignal<boolean> = hidden;

/** What the person wants of the tier; `auto` unless they chose. */
export const tierChoice: ReadonlySignal<TierChoice> = choice;

/** The tier in force: the chosen one, else the device's. */
export const tier: ReadonlySignal<Tier> = computed(() => (choice.value === 'auto' ? found.value : choice.value), {
  name: 'settings.tier',
});

/** Puts the theme and the tier of this device on the page, and takes the user's choices back from storage. */
export function restoreSettings(): void {
  themeNow.value = local.get('theme') === 'light' ? 'light' : 'dark';
  hidden.value = local.get('balanceHidden') === '1';
  const chosen = local.get('tier');
  choice.value = chosen === 'low' || chosen === 'mid' || chosen === 'high' ? chosen : 'auto';
  found.value = deviceTier();
  effect(() => {
    document.documentElement.dataset.tier = tier.value;
    configurePictures({ maxRatio: tier.value === 'low' ? 1 : 2 });
  });
  // A dismissed download bar comes back in the browser (SPEC 2.2).
  if (runMode() === 'H5') local.set('hideDownloadBar', undefined);
}

/** The language to start with: the kept one where the brand offers it, else the brand's own. */
export function storedLanguage(offered: readonly string[], own = DEFAULT_LANGUAGE): string {
  const kept = local.get('language') || own;
  return offered.includes(kept) ? kept : own;
}

/** Switches the theme and keeps the choice. */
export function setTheme(next: Theme): void {
  themeNow.value = next;
  document.documentElement.dataset.theme = next;
  local.set('theme', next);
}

/** Takes a tier, or the device's own again with `auto`; keeps the choice. */
export function chooseTier(next: TierChoice): void {
  choice.value = next;
  local.set('tier', next === 'auto' ? undefined : next);
}

/** Masks or shows balances. */
export function toggleBalance(): void {
  hidden.value = !hidden.peek();
  local.set('balanceHidden', hidden.peek() ? '1' : '0');
}

/** Registers what must be asked again in the new language (SPEC section 4, language change). */
export function onLanguage(refetch: () => void): void {
  followers.add(refetch);
}

/** Asks again in the new language for what was asked for before, `ms` after the change (SPEC section 9). Gives the resource. */
export function followLanguage<T>(one: Resource<T>, ms = 250): Resource<T> {
  onLanguage(
    debounce(ms, () => {
      if (one.value.peek()) void one.load();
    }),
  );
  return one;
}

/** Shows another language once its texts are there; the last choice wins. @throws when they cannot be loaded; the old one stays. */
export async function changeLanguage(code: string): Promise<void> {
  turn += 1;
  const mine = turn;
  if (code === language()) return;
  // A page that is opened meanwhile brings texts in the old language: it needs them in the new one too.
  let areas: number;
  do {
    areas = loadedAreas().length;
    await loadTexts(code, loadedAreas());
  } while (loadedAreas().length > areas);
  if (mine !== turn) return;
  showLanguage(code);
  local.set('language', code);
  for (const refetch of followers) refetch();
}
