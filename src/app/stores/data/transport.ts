import type { PublicKey } from '../../../contract/schemas/system.ts';
import { configureApi } from '../../api/client.ts';
import { runMode } from '../../device/run-mode.ts';
import { account, token } from '../session/session.ts';
import { info, noteRefusal, refreshStatus } from '../system/system.ts';
import { noteSaved } from './line.ts';

/** The platform's key; somebody quicker than the first system status makes it be asked for once more. */
async function encryptionKey(): Promise<PublicKey | undefined> {
  if (!info.peek()) await refreshStatus();
  return info.peek()?.encryptionKey;
}

/** Connects the transport with the session and the system status. `origin` is the platform's, empty for the page's own. */
export function connectPlatform(origin: string, onSessionLost: (token: string) => void): void {
  configureApi({
    origin,
    token,
    owner: () => account() || '',
    onSaved: noteSaved,
    onSessionLost,
    onRefused: noteRefusal,
    standalone: runMode() !== 'H5',
    encryptionKey,
  });
}
