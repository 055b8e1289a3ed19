import type { TextKey } from '../i18n/texts.ts';

/** What the frame needs of a route's row: which bar, whether there is a footer, and the title. */
export interface FrameRow {
  readonly bar: 'home' | 'title' | 'own' | 'none';
  readonly footer: boolean;
  readonly title: TextKey;
}
