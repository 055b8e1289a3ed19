import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { followInstall, install, installState } from '../../../../src/app/stores/system/install.ts';

type Holder = Window & { installOffer?: unknown };

/** What Chromium gives once, with the answer that the person will give. */
function offer(outcome: 'accepted' | 'dismissed'): { asked: () => number } {
  let asked = 0;
  const event = Object.assign(new Event('beforeinstallprompt'), {
    prompt: () => {
      asked += 1;
      return Promise.resolve();
    },
    userChoice: Promise.resolve({ outcome }),
  });
  (window as Holder).installOffer = event;
  window.dispatchEvent(event);
  return { asked: () => asked };
}

test('without an offer nothing is asked', async () => {
  followInstall();
  await install();
  assert.is(installState.value, 'none');
});

test('an offer is good for one question; a no leaves the way by hand, a new offer asks again', async () => {
  const first = offer('dismissed');
  assert.is(installState.value, 'ready');
  await Promise.all([install(), install()]);
  assert.is(installState.value, 'refused');
  await install();
  assert.is(first.asked(), 1);
  offer('accepted');
  assert.is(installState.value, 'ready');
  await install();
  assert.is(installState.value, 'installed');
});

test('a prompt that fails leaves the way by hand', async () => {
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.reject(new Error('used')) });
  (window as Holder).installOffer = event;
  window.dispatchEvent(event);
  const { warn } = console;
  console.warn = () => undefined;
  await install();
  console.warn = warn;
  assert.is(installState.value, 'none');
});

test('an installation by the browser’s menu is noticed', () => {
  window.dispatchEvent(new Event('appinstalled'));
  assert.is(installState.value, 'installed');
});

test.run();
