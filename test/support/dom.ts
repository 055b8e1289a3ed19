import { Window } from 'happy-dom';
import { type ComponentChild, render as renderInto } from 'preact';
import { act } from 'preact/test-utils';
import type { ReactNode } from 'react';

/** Names of the window that app code meets as globals. */
const GLOBALS = [
  'document',
  'location',
  'history',
  'History',
  'navigator',
  'HTMLElement',
  'HTMLAnchorElement',
  'HTMLImageElement',
  'Element',
  'Event',
  'KeyboardEvent',
  'MouseEvent',
  'FocusEvent',
  'CSS',
  'matchMedia',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'scrollBy',
  'scrollTo',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'getComputedStyle',
] as const;

const window = new Window({ url: 'http://leve.test/m/home', width: 360, height: 640 });

for (const name of GLOBALS) {
  const value: unknown = window[name];
  const bound = typeof value === 'function' && !/^[A-Z]/.test(name) ? value.bind(window) : value;
  Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
}
Object.assign(globalThis, { window, innerHeight: 640, innerWidth: 360, scrollY: 0, IS_REACT_ACT_ENVIRONMENT: true });

let mounted: HTMLElement | undefined;

const draw = (node: ReactNode, box: HTMLElement) => act(() => renderInto(node as ComponentChild, box));

/** Takes what was rendered out of the document. */
export function reset(): void {
  if (mounted) draw(null, mounted);
  mounted?.remove();
  mounted = undefined;
}

/** Renders into the document, or again into the same place, and gives the element that holds it. Effects have run. */
export function render(node: ReactNode): HTMLElement {
  if (!mounted) {
    mounted = document.createElement('div');
    document.body.append(mounted);
  }
  draw(node, mounted);
  return mounted;
}

/** Sends an event to an element as a person would cause it, and lets the app draw. */
export function fire(target: EventTarget, type: string, detail: EventInit & { key?: string } = {}): void {
  const options = { bubbles: true, cancelable: true, ...detail };
  act(() => {
    target.dispatchEvent('key' in options ? new KeyboardEvent(type, options) : new Event(type, options));
  });
}

/** Writes into a control as a person would, and lets the app draw. */
export function type(control: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, text);
  fire(control, 'input');
}
