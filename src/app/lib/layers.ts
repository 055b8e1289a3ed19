/**
 * The one rule for the phone's Back, a key or a swipe: it closes what lies on top of the page, and nothing else. As many entries of the
 * history as layers lie there stand above the page's own entry, with its address and its name: Back leaves one, and the topmost layer
 * closes. One that closes in another way takes its entry along; one that stays, as it must be answered, gets it back.
 */
import { clearLayersBy, type Step } from './page-entry.ts';

interface Layer {
  /** Without it the layer stays until it is answered. */
  close: (() => void) | undefined;
}

/** ms after which it is looked what Back has closed: a layer may stay. */
const SETTLED = 50;

/** ms that others wait for a step through the history. */
const PATIENCE = 1000;

/** ms after which a step that has not come is taken as one that never comes; a busy phone needs seconds, and a second step would leave the page. */
const LOST = 8000;

/** ms for which a page that is being left is left alone: a step through the history would end the way to the next one. */
const LEAVING = 3000;

const layers: Layer[] = [];
let steps: Step[] = [];
let settling: ReturnType<typeof setTimeout> | undefined;
let travelling: ReturnType<typeof setTimeout> | undefined;
let started = false;

/** Until when the page is being left, and until when a step is late, by the clock of the page's timers. */
let leaving = 0;
let late = 0;

/** How many entries of layers the history stands above the page's own. */
const above = (): number => (history.state as { layers?: number } | null)?.layers || 0;

function travel(by: number): void {
  const now = performance.now();
  travelling = setTimeout(() => arrive(true), PATIENCE);
  if (now < late) return;
  late = now + LOST;
  history.go(by);
}

function arrive(lost = false): void {
  clearTimeout(travelling);
  travelling = undefined;
  // A phone that slept wakes with all its timers due at once: the wait for what is lost begins anew.
  if (lost) late = performance.now() + LOST;
  const due = steps;
  steps = [];
  for (const step of due) {
    if (lost || !clearFor(step)) step(false);
  }
  settle();
}

/** An entry for each layer that has none. It is no step to another page: who listens to those, through `history` itself, hears nothing. */
function raise(): void {
  if (travelling) return;
  for (let at = above(); at < layers.length; at++) {
    History.prototype.pushState.call(history, { ...history.state, layers: at + 1 }, '');
  }
}

/** Brings the entries in step with the layers: a moment later, as one sheet may make room for another. */
function settle(after = 0): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    raise();
    const wait = Math.max(leaving, late) - performance.now();
    if (travelling || above() <= layers.length) return;
    if (wait > 0) settle(wait);
    else travel(layers.length - above());
  }, after);
}

/** Another page is on its way, or a file that is only kept. */
function onLeave(): void {
  leaving = performance.now() + LEAVING;
}

function onBack(): void {
  if (performance.now() < late) {
    late = 0;
    arrive();
    return;
  }
  for (const layer of layers.slice(above()).reverse()) layer.close?.();
  settle(SETTLED);
}

/** Takes a step over the one entry on top, or once the page's own is on top again; false where it is already. */
function clearFor(step: Step, own = true): boolean {
  const on = above();
  if (!travelling && !on) return false;
  if (!travelling && !own && on === 1) step(true);
  else {
    steps.push(step);
    if (!travelling) travel(-on);
  }
  return true;
}

/** Escape closes the topmost layer wherever the focus is: it may not have come there yet. */
function onKey({ key }: KeyboardEvent): void {
  if (key === 'Escape') layers[layers.length - 1]?.close?.();
}

/** Lies on top of the page from now on: Back and Escape call `close`. Gives how to say that it is gone. */
export function addLayer(close: Layer['close']): () => void {
  if (!started) {
    started = true;
    addEventListener('popstate', onBack);
    addEventListener('keydown', onKey);
    addEventListener('beforeunload', onLeave);
    clearLayersBy(clearFor);
  }
  const mine = { close };
  layers.push(mine);
  raise();
  return () => {
    layers.splice(layers.indexOf(mine), 1);
    settle();
  };
}
