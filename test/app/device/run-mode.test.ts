import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runMode } from '../../../src/app/device/run-mode.ts';

function run(as: { userAgent?: string; standalone?: boolean; installed?: boolean }): string {
  const { userAgent = 'Chrome/67', standalone, installed = false } = as;
  const value = { userAgent, standalone };
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
  Object.assign(globalThis, { matchMedia: () => ({ matches: installed }) });
  return runMode();
}

test('tells the browser, the installed page, the iOS home screen and the native shell apart', () => {
  assert.is(run({}), 'H5');
  assert.is(run({ installed: true }), 'PWA');
  assert.is(run({ standalone: true, installed: true }), 'WEBCLIP');
  assert.is(run({ userAgent: 'Chrome/67 LeveApp/1.2', installed: true }), 'APP');
});

test.run();
