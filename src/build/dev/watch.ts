import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps, and a checkout writes many: what changes within this time (ms) is one change. */
const SETTLE_MS = 25;

/**
 * Calls `changed` with the files that changed (relative to `root`), one call at a time; what changes meanwhile waits for the
 * next call.
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  changed: (files: readonly string[]) => Promise<void>,
): void {
  const waiting = new Set<string>();
  let busy = false;
  let timer: NodeJS.Timeout | undefined;

  const settle = async (): Promise<void> => {
    if (busy || waiting.size === 0) return;
    busy = true;
    const files = [...waiting];
    waiting.clear();
    await changed(files);
    busy = false;
    await settle();
  };

  for (const folder of folders.filter((one) => existsSync(join(root, one)))) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file !== null) waiting.add(join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(() => void settle(), SETTLE_MS);
    });
  }
}
