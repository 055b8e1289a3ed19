import { type ReadonlySignal, signal } from '@preact/signals';

/** What slides over the page: the side menu, the language selector, customer service or the entrance of a game. */
export type Sheet = 'menu' | 'language' | 'service' | 'game';

const open = signal<Sheet | undefined>(undefined, { name: 'menu.open' });

export const openSheet: ReadonlySignal<Sheet | undefined> = open;

/** Opens a sheet; undefined closes it. */
export function showSheet(sheet: Sheet | undefined): void {
  open.value = sheet;
}
