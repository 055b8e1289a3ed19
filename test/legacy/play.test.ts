import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Sandbox, startSeededSandbox } from '../phone/sandbox.ts';
import seed from '../phone/seed.ts';
import { findBrowser } from '../support/browser.ts';
import { unpackChromium67 } from './chromium-67.ts';
import { differences, type Screens } from './geometry.ts';
import { openPhone, type Phone } from './phone.ts';
import { playGuest, playMember } from './ways.ts';

/** This build of 2018 comes without the helpers that other process models need. */
const FLAGS_67 = ['--single-process', '--no-zygote'];

const old: Screens = new Map();
const current: Screens = new Map();

test.before(() => seed());

/** Plays a way in a browser of its own, on a platform of its own, and gives what the browser complained of. */
async function play(
  open: () => Promise<Phone>,
  way: (phone: Phone, url: string, screens: Screens) => Promise<void>,
  screens: Screens,
): Promise<readonly string[]> {
  const sandbox: Sandbox = await startSeededSandbox(process.env.LEVE_SEED ?? '');
  try {
    const phone = await open();
    try {
      await way(phone, sandbox.url, screens);
      return phone.problems;
    } catch (error) {
      await phone.picture('dist/legacy/failed.png');
      throw new Error(`${String(error)}; the browser says: ${phone.problems.join(' | ')}; see dist/legacy/failed.png`);
    } finally {
      await phone.close();
    }
  } finally {
    await sandbox.close();
  }
}

const open67 = async () => openPhone(await unpackChromium67(), FLAGS_67);
const openCurrent = () => openPhone(findBrowser() ?? '');

test('the old browser is the old browser', async () => {
  const phone = await open67();
  const agent = await phone.read<string>('navigator.userAgent');
  await phone.close();
  assert.match(agent, /Chrome\/67\./);
});

test('a guest in Chromium 67: home, language, a long list, forms, and no error', async () => {
  assert.equal(await play(open67, playGuest, old), []);
});

test('a member in Chromium 67: login, menu, deposit, a spin, the record, and no error', async () => {
  assert.equal(await play(open67, playMember, old), []);
});

test('every screen of theirs stands where a current Chromium puts it, within 2 px down and 3 across', async () => {
  assert.equal(await play(openCurrent, playGuest, current), []);
  assert.equal(await play(openCurrent, playMember, current), []);
  assert.ok(current.size >= 10);
  assert.equal(differences(old, current), []);
});

test.run();
