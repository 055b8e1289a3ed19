import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { waitWithOffer } from '../../../src/app/boot/app-offer.ts';
import { local, tab } from '../../../src/app/device/storage.ts';

/** After how many ms the app is offered; undefined where it is not. */
function offeredAfter(): number | undefined {
  const real = globalThis.setTimeout;
  let wait: number | undefined;
  globalThis.setTimeout = ((_run: () => void, ms: number) => {
    wait = ms;
  }) as unknown as typeof setTimeout;
  waitWithOffer();
  globalThis.setTimeout = real;
  return wait;
}

function browse(userAgent: string): void {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
}

test.before.each(() => {
  browse('Mozilla/5.0 (Linux; Android 13)');
  local.set('visited', undefined);
  tab.set('firstVisit', undefined);
});

test('the first visit is left to the games for half a minute, and a reload is the same visit', () => {
  assert.is(offeredAfter(), 30_000);
  assert.is(offeredAfter(), 30_000);
});

test('the second visit is offered the app at once', () => {
  offeredAfter();
  tab.set('firstVisit', undefined);
  assert.is(offeredAfter(), 0);
});

test('the app itself is offered nothing', () => {
  browse('Mozilla/5.0 (Linux; Android 13) LeveApp/1.0');
  assert.is(offeredAfter(), undefined);
});

test.run();
