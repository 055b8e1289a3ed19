import { configureApi } from '../api/client.ts';
import { runMode } from '../device/run-mode.ts';
import { token } from './session.ts';
import { info } from './system.ts';

/** Connects the transport with the session and the system status. `origin` is the platform's, empty for the page's own. */
export function connectPlatform(origin: string, onSessionLost: (token: string) => void): void {
  configureApi({
    origin,
    token,
    onSessionLost,
    standalone: runMode() !== 'H5',
    encryptionKey: () => info.peek()?.encryptionKey,
  });
}
