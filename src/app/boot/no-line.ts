import { effect } from '@preact/signals';
import { showKept } from '../chrome/line/KeptPages.tsx';
import { isRenewalDue } from '../device/renewed-version.ts';
import { language, loadTexts } from '../i18n/texts.ts';
import { scriptOf } from '../lib/lazy-part.ts';
import { matchRoute } from '../routes/match.ts';
import { keptPages, type NeededFiles } from '../stores/data/kept-pages.ts';
import { savedAt } from '../stores/data/line.ts';
import { online } from '../stores/data/online.ts';
import { savesData } from '../stores/settings/data-saver.ts';
import { readManifest } from './manifest.ts';

let started = false;

/** What stands below the face now: its end, once it is there. */
let shown: { face: Element; end?: () => void } | undefined;

/** The face that says that there is no line, where the page ends with it: then there is nothing else to be seen. */
function lastFace(main: Element): Element | undefined {
  const face = [...main.querySelectorAll('.face--offline')].pop();
  for (let at: Element | null | undefined = face; at && at !== main; at = at.parentElement) {
    const { nextElementSibling: next } = at;
    if (next && !next.classList.contains('kept')) return undefined;
  }
  return face;
}

/** What a path's route needs of the phone. */
async function neededBy(path: string): Promise<NeededFiles | undefined> {
  const row = matchRoute(path);
  if (!row || path === location.pathname) return undefined;
  // The name of a page's script stands in its `import()` alone; in dev, its address.
  const [, script = ''] = /["/]([\w.-]+?)(?:\.js)?"/.exec(String(row.page)) || [];
  const hash = readManifest().texts[language()];
  const dictionaries = row.texts.map((area) => `/l/${language()}.${hash}/${area}.json`);
  return { files: [await scriptOf(script), ...dictionaries], title: row.title };
}

function clear(): void {
  shown?.end?.();
  shown = undefined;
}

/** Brings the list in step with the page. */
async function look(): Promise<void> {
  const main = document.querySelector('main');
  const face = main && lastFace(main);
  if (shown?.face === face) return;
  clear();
  if (!main || !face) return;
  const mine = { face };
  shown = mine;
  const [pages] = await Promise.all([keptPages(neededBy).catch(nothing), loadTexts(language(), ['line'])]);
  if (shown === mine) shown.end = showKept(main, pages);
}

/** A browser that keeps no answers. */
function nothing(error: unknown): [] {
  console.warn(error);
  return [];
}

/** What the phone keeps of the version before a deploy is of no use without a line. */
async function renewAfterDeploy(): Promise<void> {
  const manifest = readManifest();
  if (!online.peek() || savesData() || !navigator.serviceWorker || !isRenewalDue(manifest.version)) return;
  await (await import('../device/kept-files.ts')).renewKept(manifest);
}

/**
 * As long as there is no line, or what is shown is old, lists what can be read below each page that says that it cannot be had; and sees to
 * it that this is more than the version before a deploy.
 */
export function followFaces(): void {
  if (started) return;
  started = true;
  loadTexts(language(), ['line']).catch(console.warn);
  renewAfterDeploy().catch(console.warn);
  const root = document.getElementById('root') as HTMLElement;
  const watch = new MutationObserver(() => void look().catch(console.warn));
  effect(() => {
    watch.disconnect();
    if (online.value && savedAt.value === undefined) return clear();
    watch.observe(root, { childList: true, subtree: true });
    void look().catch(console.warn);
  });
}
