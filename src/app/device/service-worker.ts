import { local } from './storage.ts';

const SCRIPT = '/sw.js';

/** Stores of the worker (src/sw/stores.ts), which outlive it. */
const FAMILY = 'leve-';

/** The person asked for the offline copy although data is being saved. */
const ASKED = 'offlineCopy';

/** The last day on which the app itself asked for the worker's file. The browser does at each load, and tells nobody what came. */
const SEEN = 'workerSeen';

/** ms by which what was on its way has come, on a slow line too. */
const ARRIVED = 20_000;

/** The second telling; not once the worker goes, or it would keep anew what goes with it. */
let again: ReturnType<typeof setTimeout> | undefined;

/** What decides about the worker. */
export interface WorkerOptions {
  /** False: the site has switched it off, and whatever is there goes. */
  readonly enabled: boolean;
  /** Data is being saved: nothing is installed and nothing fetched ahead until somebody asks. */
  readonly saving: boolean;
  /** The version of this page (boot/manifest.ts). */
  readonly version: string;
  /** Files of this language that home needs, beside those that this page has used. */
  readonly files: readonly string[];
}

/** Asks for the offline copy, or gives it up: it counts from the next visit on. */
export const askOfflineCopy = (wanted: boolean): void => void local.set(ASKED, wanted ? '1' : undefined);

/** Whether the offline copy was asked for under data saving. */
export const offlineCopyAsked = (): boolean => local.get(ASKED) === '1';

/**
 * Brings the service worker in step with the site's switches (DESIGN.md section 4); called once the page stands. It installs itself,
 * keeps what this page has used, and goes when the site has switched it off, by its switch or by taking `sw.js` away (404, 410).
 */
export async function followWorker({ enabled, saving, version, files }: WorkerOptions): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  const known = await workers.getRegistration('/');
  if (!enabled) return known && dropWorker(known);
  const quiet = saving && !offlineCopyAsked();
  known?.active?.postMessage({ saver: quiet });
  if (quiet) return;
  const worker = known || (await workers.register(trustedScript(), { updateViaCache: 'none' }));
  const today = new Date().toDateString();
  if (navigator.onLine && local.get(SEEN) !== today) {
    if (known && (await isGone())) return dropWorker(known);
    local.set(SEEN, today);
  }
  // Where registering is blocked, some browsers give nothing at all.
  if (!worker) return;
  const { active } = await workers.ready;
  const page = location.pathname;
  const tell = () => active?.postMessage({ used: { page, version, files: [...new Set([...usedFiles(), ...files])] } });
  tell();
  // What is on its way now is in no list yet, and did not pass through the worker.
  again = setTimeout(tell, ARRIVED);
}

/** Whether the site has taken the worker's file away. */
async function isGone(): Promise<boolean> {
  const { status } = await fetch(SCRIPT, { method: 'HEAD' });
  return status === 404 || status === 410;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(text: string): string };
}

/** The worker's address as the content policy wants it; browsers without Trusted Types take the text. */
function trustedScript(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('leve-worker', { createScriptURL: () => SCRIPT }).createScriptURL('') || SCRIPT;
}

/** Hashed files that this page has used so far. */
export function usedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(location.origin, ''))
    .filter((path) => /^\/[al]\//.test(path));
}

async function dropWorker(known: ServiceWorkerRegistration): Promise<void> {
  clearTimeout(again);
  known.active?.postMessage({ gone: true });
  await known.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(FAMILY)).map((name) => caches.delete(name)));
}

/** The worker's store of hashed files (src/sw/stores.ts). */
const CODE = 'leve-code';

/** Paths of the hashed files that this page has used or that the worker keeps: what can be had without a line. */
export async function filesHere(): Promise<string[]> {
  const kept = 'caches' in window ? await (await caches.open(CODE)).keys() : [];
  return [...usedFiles(), ...kept.map(({ url }) => new URL(url).pathname)];
}
