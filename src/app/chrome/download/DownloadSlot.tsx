import { runMode } from '../../device/run-mode.ts';
import { usePart } from '../../ui/part/use-part.ts';

const bar = { load: () => import('./DownloadBar.tsx'), afterPaint: true };

/** The offer of the app, whose bytes come after the first paint; never inside the app itself or a page on the home screen. */
export function DownloadSlot() {
  return runMode() === 'H5' ? <Later /> : null;
}

function Later() {
  const { Part } = usePart(bar);
  return Part ? <Part /> : null;
}
