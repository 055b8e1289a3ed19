import { tab } from '../../device/storage.ts';

const TRIED = 'updateTried';

/** Longest wait for a newer worker, in ms: the page's own HTML comes fresh from the network without it. */
const PATIENCE = 4000;

/** Whether this tab has taken an update before and is still too old: the new version is not everywhere yet. */
export const updateTried = (): boolean => tab.get(TRIED) === '1';

async function newerWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const known = await workers?.getRegistration('/');
  await known?.update();
}

/** Loads the newest version of this very page. Never throws. */
export async function takeUpdate(): Promise<void> {
  tab.set(TRIED, '1');
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([newerWorker().catch(console.warn), late]);
  location.reload();
}
