import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { noUsage } from '../../../../src/app/device/meter.ts';
import { addToBook, readMonth } from '../../../../src/app/device/meter-book.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { startMeter } from '../../../../src/app/stores/settings/meter.ts';

/** Runs what the page does when it is looked at again, and when it is left. */
async function leaveAndReturn(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve));
}

test('a tab that has used nothing writes nothing over what another one has just counted', async () => {
  startMeter();
  await leaveAndReturn();
  const before = local.get('usage');
  addToBook({ ...noUsage(), pictures: 39_000 });
  // Tabs of other processes read what one has written a moment later.
  const { get } = local;
  Object.assign(local, { get: (key: string) => (key === 'usage' ? before : get(key)) });
  await leaveAndReturn();
  Object.assign(local, { get });
  assert.is(readMonth().usage.pictures, 39_000);
});

test.run();
