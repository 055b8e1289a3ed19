import { type ReadonlySignal, signal } from '@preact/signals';
import { addUsage, noUsage, observeUsage, totalOf, type Usage } from '../../device/meter.ts';
import { addToBook, noteWarned, readMonth, readVisit } from '../../device/meter-book.ts';
import { takeNotes } from '../../device/meter-notes.ts';
import { local } from '../../device/storage.ts';
import { language, loadTexts } from '../../i18n/texts.ts';
import { debounce } from '../../lib/throttle.ts';
import { showToast } from '../screen/toasts.ts';

const LIMIT = 'dataLimit';
/** Bytes of a MB, as the phone companies sell it. */
const MEGABYTE = 1_000_000;
/** ms between an answer and its place in the book: many come together. */
const CALM = 1000;

const visitNow = signal<Usage>(noUsage(), { name: 'meter.visit' });
const monthNow = signal<Usage>(noUsage(), { name: 'meter.month' });
const limitNow = signal(0, { name: 'meter.limit' });
/** What is not in the book yet; nothing is written where there is nothing: another tab may have written since this one could read it. */
let pending: Usage | undefined;
let started = false;

/** What this visit has used. */
export const visitUsage: ReadonlySignal<Usage> = visitNow;

/** What this month has used on this phone. */
export const monthUsage: ReadonlySignal<Usage> = monthNow;

/** MB a month from which the person wants to be told; 0 for never. */
export const monthLimit: ReadonlySignal<number> = limitNow;

/** Once a month, when its limit is passed. The text is the settings page's: no other page carries it. */
async function warn(): Promise<void> {
  const limit = limitNow.peek();
  const { usage, warned } = readMonth();
  if (!limit || warned || totalOf(usage) < limit * MEGABYTE) return;
  noteWarned(true);
  await loadTexts(language(), ['settings']);
  showToast('info', 'data_limit_passed', 8, { limit });
}

function keep(): void {
  if (pending) addToBook(pending);
  pending = undefined;
  visitNow.value = readVisit();
  monthNow.value = readMonth().usage;
}

/** What was used since the last time, by the page and by the worker, comes into the book. */
async function count(): Promise<void> {
  keep();
  await takeNotes(addToBook).catch(console.warn);
  keep();
}

function flush(): void {
  count().then(warn).catch(console.warn);
}

const flushSoon = debounce(CALM, flush);

/** Starts to measure, once: what was used up to now, and all that follows (DESIGN.md section 6). */
export function startMeter(): void {
  if (started) return;
  started = true;
  limitNow.value = Number(local.get(LIMIT) || 0);
  observeUsage((usage) => {
    pending = addUsage(pending || noUsage(), usage);
    flushSoon();
  });
  flush();
  // A page that is being left keeps its figures, but would tell nobody.
  document.addEventListener('visibilitychange', count);
  addEventListener('pagehide', keep);
}

/** Sets the month's limit in MB; 0 for none. A new limit may be told anew. */
export function setMonthLimit(megabytes: number): void {
  limitNow.value = megabytes;
  local.set(LIMIT, megabytes > 0 ? String(megabytes) : undefined);
  noteWarned(false);
  flush();
}
