import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'react';
import type { TextKey, TextValues } from '../../i18n/texts.ts';

/** Something that went well for the person: money that came in, a level that was reached. */
export interface Moment {
  readonly id: number;
  /** What it is, in a word or a figure that stands large. */
  readonly title: string;
  /** The whole of it, in a sentence. */
  readonly text: TextKey;
  readonly values: TextValues;
  /** Money, or a level. */
  readonly kind: 'money' | 'level';
  /** What draws it, brought by whoever shows it: most visits have none. */
  readonly card: { load: () => Promise<{ default: ComponentType<{ moment: Moment }> }> };
  /** The balance before, as a decimal string, where it was known. */
  readonly before: string | undefined;
}

/** How long a moment stands, in ms. */
const STANDS = 4000;

const shown = signal<Moment | undefined>(undefined, { name: 'moments.shown' });
let ids = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The moment on screen: one at a time, the newest. It stands in the place of messages, and before them. */
export const moment: ReadonlySignal<Moment | undefined> = shown;

/** Shows a moment for 4 s. */
export function showMoment(what: Omit<Moment, 'id'>): void {
  ids += 1;
  clearTimeout(timer);
  shown.value = { ...what, id: ids };
  timer = setTimeout(() => {
    shown.value = undefined;
  }, STANDS);
}
