import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { waitWithOffer } from '../../../src/app/boot/app-offer.ts';
import { local } from '../../../src/app/device/storage.ts';
import { appOffered } from '../../../src/app/stores/screen/app-offer.ts';

/** After how many ms the app is offered, and the offer itself; neither where there is none. */
function offer(): { after?: number; make?: () => void } {
  const real = globalThis.setTimeout;
  let found = {};
  globalThis.setTimeout = ((make: () => void, after: number) => {
    found = { after, make };
  }) as unknown as typeof setTimeout;
  waitWithOffer();
  globalThis.setTimeout = real;
  return found;
}

function browse(userAgent: string): void {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
}

test.before.each(() => {
  browse('Mozilla/5.0 (Linux; Android 13)');
  local.set('offered', undefined);
});

test('a visit is left to the games for half a minute; who was offered the app before is offered it at once', () => {
  const { after, make } = offer();
  assert.is(after, 30_000);
  assert.is(offer().after, 30_000);
  assert.not(appOffered.peek());
  make?.();
  assert.ok(appOffered.peek());
  assert.is(offer().after, 0);
});

test('the app itself is offered nothing', () => {
  browse('Mozilla/5.0 (Linux; Android 13) LeveApp/1.0');
  assert.is(offer().after, undefined);
});

test.run();
