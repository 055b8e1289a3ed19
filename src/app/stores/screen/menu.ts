import { type ReadonlySignal, signal } from '@preact/signals';

/** What slides over the page: the side menu, the language selector or customer service. */
export type Sheet = 'menu' | 'language' | 'service';

const open = signal<Sheet | undefined>(undefined, { name: 'menu.open' });

export const openSheet: ReadonlySignal<Sheet | undefined> = open;

/** Opens a sheet; undefined closes it. */
export function showSheet(sheet: Sheet | undefined): void {
  open.value = sheet;
}
