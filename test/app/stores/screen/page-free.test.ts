import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { showSheet } from '../../../../src/app/stores/screen/menu.ts';
import { pageFree } from '../../../../src/app/stores/screen/page-free.ts';
import { hideToast, showToast } from '../../../../src/app/stores/screen/toasts.ts';
import { onPlatform } from '../platform.ts';

/** Puts something on the page that bears this attribute. */
function put(attribute: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(attribute, '');
  document.body.append(element);
  return element;
}

/** Whether a promise has ended within so many ms. */
const endsWithin = (waiting: Promise<void>, ms: number): Promise<boolean> =>
  Promise.race([waiting.then(() => true), new Promise<boolean>((no) => setTimeout(() => no(false), ms))]);

test('two that ask at the edge of the page: the second one comes when the first is answered', () =>
  onPlatform(async () => {
    const first = pageFree(undefined, true);
    const second = pageFree(undefined, true);
    await first;
    const bar = put('data-asks');
    assert.not(await endsWithin(second, 1200));
    bar.remove();
    await second;
  }));

test('a dialog waits for what lies over the page, and not for what asks at its edge', () =>
  onPlatform(async () => {
    const bar = put('data-asks');
    const dialog = put('aria-modal');
    const waiting = pageFree();
    assert.not(await endsWithin(waiting, 1200));
    dialog.remove();
    await waiting;
    bar.remove();
  }));

test('what was tapped and is on its way comes first, though nothing of it is on the page yet', () =>
  onPlatform(async () => {
    const loading = showToast('loading', 'in_please_wait', 9);
    const waiting = pageFree();
    assert.not(await endsWithin(waiting, 1200));
    showSheet('game');
    hideToast(loading);
    assert.not(await endsWithin(waiting, 1200));
    showSheet(undefined);
    await waiting;
  }));

test('who no longer wants to ask waits no longer', () =>
  onPlatform(async () => {
    const dialog = put('aria-modal');
    let wanted = true;
    const waiting = pageFree(() => wanted);
    assert.not(await endsWithin(waiting, 100));
    wanted = false;
    await waiting;
    dialog.remove();
  }));

test.run();
