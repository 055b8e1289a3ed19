import { effect } from '@preact/signals';
import { saveData } from '../../device/connection.ts';
import { local, tab } from '../../device/storage.ts';
import { chooseHost, configurePictures } from '../../lib/picture-url.ts';
import { info, statusFailure } from '../system/system.ts';

const HOST = 'imageHost';

/** Whether data is to be saved: by the person's switch, else by the browser's. */
export function savesData(): boolean {
  const choice = local.get('dataSaver');
  return choice === 'on' || (choice !== 'off' && saveData());
}

/** Puts the switch and the picture mode of storage in force; the data saver makes full pictures small. */
export function applySaver(): void {
  const pictures = local.get('pictures');
  const shown = pictures || savesData() ? 'small' : 'full';
  configurePictures({ mode: pictures === 'off' ? 'off' : shown });
}

/** Follows the image hosts that the platform names; the one chosen stays for the session. */
export function followImageHosts(): void {
  effect(() => {
    const known = info.value;
    if (!known && !statusFailure.value) return;
    const host = chooseHost(known?.imageCDNs, tab.get(HOST));
    if (known) tab.set(HOST, host);
    configurePictures({ host });
  });
}
