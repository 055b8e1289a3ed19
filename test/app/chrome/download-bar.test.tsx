import { act } from 'preact/test-utils';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import DownloadBar from '../../../src/app/chrome/download/DownloadBar.tsx';
import { local } from '../../../src/app/device/storage.ts';
import { restoreSettings } from '../../../src/app/stores/settings/settings.ts';
import { applyCachedStatus, configureSite } from '../../../src/app/stores/system/system.ts';
import { fire, render, reset } from '../../support/dom.ts';

const SITE = { name: 'Leve', merchantCode: 'leve', apiOrigin: '', language: 'pt' };
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; SM-A145M) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36';

/** Has the platform say whether the app window is on; its links are an APK and a profile. */
function platformSays(appWindow: boolean): void {
  const resources = [
    { resourceType: 'Android', url: '/leve.apk' },
    { resourceType: 'MOBILECONFIG', url: '/leve.mobileconfig' },
  ];
  const whitelabel = { menu: [], modules: [], promos: [], features: { appWindow } };
  const info = { merchantCode: 'leve', resources, whitelabel };
  local.set('status', JSON.stringify({ location: { ip: '' }, info }));
  assert.ok(applyCachedStatus());
}

/** Address that the bar offers to a phone, with nothing else before it; undefined when it is not there. */
async function offered(userAgent: string): Promise<string | undefined> {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  reset();
  // Who was let in before has long had its time (stores/screen/page-free.ts).
  now += 10_000;
  render(<DownloadBar />);
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  return document.querySelector('aside a')?.getAttribute('href') ?? undefined;
}

const { now: trueNow } = Date;
let now = trueNow();

test.before.each(() => {
  Date.now = () => now;
  Object.assign(globalThis, { scrollY: 0 });
  configureSite(SITE);
  platformSays(true);
});
test.after.each(() => {
  Date.now = trueNow;
  local.set('hideDownloadBar', undefined);
  reset();
});

test('each phone is offered its own file, a computer none (SPEC 2.2)', async () => {
  assert.is(await offered(ANDROID), '/leve.apk');
  assert.is(await offered(IPHONE), '/leve.mobileconfig');
  assert.is(await offered(COMPUTER), undefined);
});

test('without the app window there is no bar: the platform’s switch, or the brand’s own word', async () => {
  configureSite({ ...SITE, flags: { appWindow: false } });
  assert.is(await offered(ANDROID), undefined);
  configureSite(SITE);
  platformSays(false);
  assert.is(await offered(ANDROID), undefined);
});

test('it leaves with the first scroll down, not with one up', async () => {
  Object.assign(globalThis, { scrollY: 300 });
  assert.ok(await offered(ANDROID));
  const scrollTo = async (top: number) => {
    Object.assign(globalThis, { scrollY: top });
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await scrollTo(200);
  assert.ok(document.querySelector('aside'));
  await scrollTo(240);
  assert.is(document.querySelector('aside'), null);
});

test('closed, it stays away for the visit; the next visit in a browser begins without that choice', async () => {
  assert.ok(await offered(ANDROID));
  fire(document.querySelector('aside button') as Element, 'click');
  assert.is(document.querySelector('aside'), null);
  assert.is(local.get('hideDownloadBar'), '1');
  assert.is(await offered(ANDROID), undefined);
  restoreSettings();
  assert.is(local.get('hideDownloadBar'), undefined);
  assert.ok(await offered(ANDROID));
});

test.run();
