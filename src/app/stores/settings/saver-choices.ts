import { type ReadonlySignal, signal } from '@preact/signals';
import { onBrowserSaver } from '../../device/browser-saver.ts';
import { saveData } from '../../device/connection.ts';
import { local } from '../../device/storage.ts';
import type { PictureMode } from '../../lib/picture-url.ts';
import { applySaver, savesData } from './data-saver.ts';

/** `auto` follows the browser's own data saver. */
export type SaverChoice = 'auto' | 'on' | 'off';

/** What the person has chosen, and what that comes to. */
export interface SaverState {
  saver: SaverChoice;
  /** The picture mode that was chosen; the data saver makes full pictures small. */
  pictures: PictureMode;
  /** The picture mode in force. */
  shown: PictureMode;
  /** Whether the browser asks to save data. */
  browser: boolean;
  /** Whether data is saved. */
  saves: boolean;
}

function read(): SaverState {
  const saver = local.get('dataSaver');
  const kept = local.get('pictures');
  const pictures = kept === 'small' || kept === 'off' ? kept : 'full';
  const saves = savesData();
  return {
    saver: saver === 'on' || saver === 'off' ? saver : 'auto',
    pictures,
    shown: saves && pictures === 'full' ? 'small' : pictures,
    browser: saveData(),
    saves,
  };
}

const state = signal(read(), { name: 'saver.state' });

/** The choices that save data. */
export const saverState: ReadonlySignal<SaverState> = state;

function apply(): void {
  applySaver();
  state.value = read();
}

/** Chooses the picture mode and keeps it; what is on the screen follows at once. */
export function choosePictures(next: PictureMode): void {
  local.set('pictures', next === 'full' ? undefined : next);
  apply();
}

/** Sets the data-saver switch and keeps it. */
export function chooseSaver(next: SaverChoice): void {
  local.set('dataSaver', next === 'auto' ? undefined : next);
  apply();
}

// What is on screen follows the browser's switch; the app itself puts it in force (boot/later.ts).
onBrowserSaver(() => {
  state.value = read();
});
