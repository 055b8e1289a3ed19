import { type ReadonlySignal, signal } from '@preact/signals';
import type { TextKey, TextValues } from '../../i18n/texts.ts';

/** A question with one or two answers. */
export interface Question {
  readonly title: TextKey;
  readonly text: TextKey;
  readonly values?: TextValues;
  readonly submit: TextKey;
  readonly cancel?: TextKey;
}

interface Asked extends Question {
  answer(yes: boolean): void;
}

const asked = signal<Asked | undefined>(undefined, { name: 'dialogs.asked' });

/** The question on screen. */
export const question: ReadonlySignal<Asked | undefined> = asked;

/** Asks and waits; true for submit. A new question answers the one before it with false. */
export function ask(next: Question): Promise<boolean> {
  asked.peek()?.answer(false);
  return new Promise((resolve) => {
    const mine: Asked = {
      ...next,
      answer(yes) {
        if (asked.peek() === mine) asked.value = undefined;
        resolve(yes);
      },
    };
    asked.value = mine;
  });
}
