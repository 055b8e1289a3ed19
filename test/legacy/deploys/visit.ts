import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Phone } from '../phone.ts';
import type { Behind } from './line.ts';
import type { Field } from './round.ts';
import { TITLE } from './versions.ts';

/** A name that stands half-typed in the login over a deploy. */
const TYPED = 'maria_7';

const NAME = 'form [name=username]';

/** A field that the registration has and the login has not. */
const AGAIN = 'form [name=confirmPassword]';

/** The worker keeps this version of this page, its HTML last. */
const KEPT = `caches.match(location.pathname).then((page) => page && page.text())
  .then((text) => text && text.includes(document.querySelector('script[type=module]').getAttribute('src')))`;

const USED = "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)";

/** The worker keeps every hashed file that the page has used. */
const ALL_KEPT = `caches.open('leve-code').then((cache) => cache.keys()).then((keys) => {
  const kept = keys.map(({ url }) => new URL(url).pathname);
  return ${USED}.filter((file) => /^\\/[al]\\//.test(file)).every((file) => kept.includes(file));
})`;

const KEPT_TEXTS = `caches.open('leve-code').then((cache) => cache.keys().then((keys) => Promise.all(keys.map((key) =>
  cache.match(key).then((kept) => kept.text()).then((text) => [new URL(key.url).pathname, text])))))`;

const shellIs = (mark: string): string =>
  `document.querySelector('#root [data-tab], #root form') && (document.documentElement.dataset.shell || '') === '${mark}'`;

const titleOf = (mark: string): string => `${TITLE} ${mark}`.trim();

const loginIs = (mark: string): string => `${shellIs(mark)} && (() => {
  const form = document.querySelector('#root form');
  const texts = Array.from(document.querySelectorAll('#root *'), ({ textContent }) => textContent);
  return form && (form.dataset.page || '') === '${mark}' && texts.includes('${titleOf(mark)}');
})()`;

/** What says that a page is of the version with this mark. */
const RIGHT = { '/m/home': shellIs, '/m/login': loginIs } as const;

/** Opens home and the login anew: both are of the version that is out there. @param keeps the worker can keep both */
export async function visitBoth(field: Field, at: number, keeps: boolean): Promise<void> {
  await visitPage(field, at, '/m/home', keeps);
  await visitPage(field, at, '/m/login', keeps);
}

/** Opens a page anew: it is of the version that is out there. @param keeps the worker can keep it */
export async function visitPage(field: Field, at: number, path: keyof typeof RIGHT, keeps: boolean): Promise<void> {
  const { phone, line, versions } = field;
  const loads = phone.visited.length;
  await phone.open(line.url + path);
  await phone.until(RIGHT[path](versions[at]?.mark ?? ''));
  if (keeps) await wholeIsKept(phone);
  const again = phone.visited.length - loads - 1;
  assert.ok(again <= 1, `${path} was loaded ${again} times more`);
  const mixed = await filesOfOthers(field, at);
  assert.equal(mixed, [], `${path} has files of another version: ${mixed.join(' ')}`);
}

/** Hashed files that the page has used and that this version has not. */
export async function filesOfOthers({ phone, versions }: Field, at: number): Promise<string[]> {
  const used = (await phone.read<string[]>(USED)).filter((file) => /^\/[al]\//.test(file));
  return used.filter((file) => !existsSync(join(versions[at]?.public ?? '', file)));
}

/** Waits until the worker keeps the page and all that it has used. */
async function wholeIsKept(phone: Phone): Promise<void> {
  await phone.until(KEPT);
  await phone.until(ALL_KEPT);
}

/** A deploy comes while a name stands half-typed in the login; the next step reloads at most once, and the name is still there. */
export async function deployUnderTab({ phone, line }: Field, behind: Behind): Promise<void> {
  await phone.until(`document.querySelector('${NAME}')`);
  await clear(phone);
  await phone.type(NAME, TYPED);
  await allCame(phone);
  line.put(behind);
  const loads = phone.visited.length;
  await phone.tap('form a[href^="/m/register"]');
  // Until the other page is there, the login's own form stands under its address.
  await phone.until(`location.pathname === '/m/register' && document.querySelector('#root ${AGAIN}')`);
  // What the page misses may lead it to the new version only now: that would end the way to the login.
  await allCame(phone);
  const again = phone.visited.length - loads;
  assert.ok(again <= 1, `the open tab was loaded ${again} times`);
  await phone.open(`${line.url}/m/login`);
  await phone.until(`(document.querySelector('${NAME}') || {}).value === '${TYPED}'`);
}

/** A busy browser takes its time: what comes by itself has come when nothing more comes for a second. */
export async function allCame(phone: Phone): Promise<void> {
  let before = -1;
  for (let now = 0; now !== before; ) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    now = await phone.until<number>("performance.getEntriesByType('resource').length");
  }
}

/** What an earlier step of the round has typed. */
const clear = (phone: Phone): Promise<unknown> =>
  phone.read(`(() => {
    const field = document.querySelector('${NAME}');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);

/** Every hashed file that is kept is what some version has under its name. */
export async function keptIsRight({ phone, versions }: Field): Promise<void> {
  for (const [address, text] of await phone.read<[string, string][]>(KEPT_TEXTS)) {
    const version = versions.find((one) => existsSync(join(one.public, address)));
    assert.ok(version, `${address} is of no version`);
    assert.ok(readFileSync(join(version?.public ?? '', address), 'utf8') === text, `${address} is kept, and wrong`);
  }
}

/** Home opens out of what is kept, and then again with the line. */
export async function opensWithoutLine({ phone, line }: Field, behind: Behind): Promise<void> {
  line.put({ ...behind, down: true });
  await phone.open(`${line.url}/m/home`);
  await phone.until(shellIs(behind.version.mark));
  line.put(behind);
}
