import { noteRenewed } from './renewed-version.ts';
import { filesHere, usedFiles } from './service-worker.ts';

/** Bytes that a line may pay for what nobody has asked for yet, unless it is known to be unmetered. */
const METERED = 10_000;

/** ms within which the worker answers; one of an earlier version never does. */
const PATIENCE = 30_000;

/** Where money moves nothing is renewed; the worker itself knows of launches, and of what moves elsewhere. */
const BUSY = /^\/m\/(?:voucherCenter|withdraw|transfer)$/;

/** A version, as far as its files are named by it (boot/manifest.ts). */
interface Version {
  readonly version: string;
  /** Address of the table of parts (lib/lazy-part.ts). */
  readonly parts: string;
  /** Hash of the dictionaries of a language. */
  readonly texts: Readonly<Record<string, string>>;
}

/** What a hashed address is a version of, by the rule of src/sw/difference.ts; the address itself where it carries no hash. */
const fileOf = (address: string): string => address.replace(/^(\/a\/.+-|\/l\/[^.]+\.)\w+/, '$1');

/** Scripts and sheets that a script names: whole, or late parts by name and hash (`SideMenu-5TITZ`). */
function namedIn(script: string): string[] {
  const names = script.match(/[\w-]{1,40}-[A-Z\d]{5}(?:\.(?:js|css))?(?=["'`])/g) || [];
  return names.map((name) => `/a/${name}${/\./.test(name) ? '' : '.js'}`);
}

/** Sheets and pages' scripts of the table of parts: ` Login 5TITZ.I6WZB`, ` Branches RebateMembers-XJ6CB`. */
function inTable(table: string): string[] {
  const found: string[] = [];
  const words = table.slice(2).split(' ');
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [sheet = '', script] = (words[at + 1] || '').split('.');
    if (sheet) found.push(`/a/${/-/.test(sheet) ? sheet : `${words[at]}-${sheet}`}.css`);
    if (script) found.push(`/a/${words[at]}-${script}.js`);
  }
  return found;
}

/** Asks the worker to renew a file. Gives the bytes that it took; below zero: not now. */
const ask = (worker: ServiceWorker, file: string, bytes: number): Promise<number> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (came: number): void => {
      clearTimeout(late);
      port1.close();
      resolve(came);
    };
    const late = setTimeout(end, PATIENCE, -1);
    port1.onmessage = ({ data }) => end(Number(data));
    worker.postMessage({ renew: { file, bytes } }, [port2]);
  });

function limitOf(): number {
  const { connection } = navigator as Navigator & { connection?: { type?: string } };
  return /^(?:wifi|ethernet)$/.test(connection?.type || '') ? Number.POSITIVE_INFINITY : METERED;
}

/**
 * Renews what the phone keeps of an earlier version, once a page of the new one stands: whole where the line is unmetered, elsewhere by
 * differences alone, until 10 KB have come: texts, then what this page names, then what that names. The rest comes with its next use.
 * Where money moves or a game is launched it ends, and another page goes on.
 */
export async function renewKept(version: Version): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active && (await renewedBy(active, version))) noteRenewed(version.version);
}

/** False when the line is needed for what matters more. */
async function renewedBy(worker: ServiceWorker, { parts, texts }: Version): Promise<boolean> {
  const kept = await filesHere();
  const files = new Set(kept.map(fileOf));
  const here = new Set(kept);
  const seen = new Set([...usedFiles(), parts]);
  let left = limitOf();
  const wanted = async (address: string): Promise<boolean> => {
    if (seen.has(address) || !files.has(fileOf(address))) return true;
    seen.add(address);
    if (here.has(address) || left <= 0) return true;
    const came = BUSY.test(location.pathname) ? -1 : await ask(worker, address, left);
    left -= came;
    return came >= 0;
  };
  for (const address of kept) {
    const [, code = '', area] = /^\/l\/([\w-]+)\.\w+(\/.+)/.exec(address) || [];
    if (texts[code] && !(await wanted(`/l/${code}.${texts[code]}${area}`))) return false;
  }
  // A set goes on with what is added to it meanwhile: what is renewed names more.
  for (const address of seen) {
    const named = address === parts ? inTable : namedIn;
    if (named === inTable || /\.js$/.test(address)) {
      for (const name of named(await textOf(address))) if (!(await wanted(name))) return false;
    }
  }
  return true;
}

/** The text of a file that the worker keeps; empty for what could not be had. */
async function textOf(address: string): Promise<string> {
  const kept = await caches.match(address, { ignoreVary: true });
  return kept ? kept.text() : '';
}
