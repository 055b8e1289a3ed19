import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encode } from '../../src/build/differences/encode.ts';
import { differenceAddress, digestOf } from '../../src/sw/difference.ts';
import { noteMove, renew } from '../../src/sw/renew.ts';

const ORIGIN = 'https://leve.example';
const OLD = { address: '/a/Home-AAAA1.js', text: 'const line = "long enough"; '.repeat(40) };
const NEW = { address: '/a/Home-AAAA2.js', text: `${OLD.text}1` };
const DIFFERENCE = differenceAddress(NEW.address, 'AAAA1');

const { now } = Date;

/** A worker that keeps the old file; gives what it keeps and what it has asked the line for. */
function worker(answers: Readonly<Record<string, string>>) {
  const kept = new Map([[OLD.address, OLD.text]]);
  const asked: string[] = [];
  const pathOf = (of: string | { url: string }): string =>
    new URL(typeof of === 'string' ? of : of.url, ORIGIN).pathname;
  const cache = {
    match: async (of: string | { url: string }) => {
      const text = kept.get(pathOf(of));
      return text === undefined ? undefined : new Response(text);
    },
    keys: async () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
    put: async (path: string, answer: Response) => void kept.set(path, await answer.text()),
  };
  Object.assign(globalThis, {
    caches: { open: async () => cache },
    fetch: async (path: string) => {
      asked.push(path);
      const text = answers[path];
      const answer = new Response(text ?? '', {
        status: text === undefined ? 404 : 200,
        headers: { 'Content-Length': String(text?.length ?? 0) },
      });
      return Object.defineProperty(answer, 'type', { value: 'basic' });
    },
  });
  return { kept, asked };
}

const difference = async (): Promise<string> =>
  `${await digestOf(NEW.address, NEW.text)}\n${encode(OLD.text, NEW.text)}`;

test.after.each(() => {
  Date.now = now;
});

test('a file is made of what is kept and its difference, and tells what that cost', async () => {
  const text = await difference();
  const { kept, asked } = worker({ [DIFFERENCE]: text, [NEW.address]: NEW.text });
  assert.is(await renew({ file: NEW.address, bytes: 10_000 }), text.length);
  assert.is(kept.get(NEW.address), NEW.text);
  assert.equal(asked, [DIFFERENCE]);
  assert.is(await renew({ file: NEW.address, bytes: 10_000 }), 0, 'what is kept is not asked for');
  assert.is(asked.length, 1);
});

test('what another request keeps in between is taken, and not asked for anew', async () => {
  const { kept, asked } = worker({ [NEW.address]: NEW.text });
  const { keys, ...cache } = await caches.open('');
  const late = async () => {
    kept.set(NEW.address, NEW.text);
    return keys();
  };
  Object.assign(globalThis, { caches: { open: async () => ({ ...cache, keys: late }) } });
  assert.is(await renew({ file: NEW.address, bytes: Number.POSITIVE_INFINITY }), 0);
  assert.equal(asked, []);
});

test('without a difference a file comes whole where that costs nothing, and elsewhere with its next use', async () => {
  const metered = worker({ [NEW.address]: NEW.text });
  assert.is(await renew({ file: NEW.address, bytes: 10_000 }), 0);
  assert.not.ok(metered.kept.has(NEW.address));
  assert.equal(metered.asked, [DIFFERENCE]);
  const free = worker({ [NEW.address]: NEW.text });
  await renew({ file: NEW.address, bytes: Number.POSITIVE_INFINITY });
  assert.is(free.kept.get(NEW.address), NEW.text);
});

test('a difference of another file is not kept', async () => {
  const { kept } = worker({ [DIFFERENCE]: (await difference()).replace(/^\d+/, '0') });
  await renew({ file: NEW.address, bytes: 10_000 });
  assert.not.ok(kept.has(NEW.address));
});

test('a file that is not there is not kept, nor is an address that is no file of ours', async () => {
  const { kept, asked } = worker({});
  await renew({ file: NEW.address, bytes: Number.POSITIVE_INFINITY });
  assert.not.ok(kept.has(NEW.address));
  const before = asked.length;
  await renew({ file: '/wps/system/status', bytes: Number.POSITIVE_INFINITY });
  assert.is(asked.length, before);
});

test('for ten seconds after money has moved or a game was launched the line is theirs', async () => {
  const text = await difference();
  let passed = 0;
  Date.now = () => now() + passed;
  for (const [method, path] of [
    ['POST', '/wps/wallet/withdraw'],
    ['GET', '/wps/game/launchGame?id=7'],
  ] as const) {
    const { asked } = worker({ [DIFFERENCE]: text });
    noteMove(new Request(ORIGIN + path, { method }));
    assert.is(await renew({ file: NEW.address, bytes: 10_000 }), -1, path);
    assert.equal(asked, []);
    passed += 10_001;
    assert.is(await renew({ file: NEW.address, bytes: 10_000 }), text.length);
  }
});

test('what is only read, and what is none of the platform’s, leaves the line free', async () => {
  Date.now = () => now() + 120_000;
  for (const [method, address] of [
    ['GET', `${ORIGIN}/wps/wallet/balance`],
    ['GET', `${ORIGIN}/a/launch-Q73WD.js`],
    ['GET', 'https://launch.example/m/home'],
    ['POST', 'https://figures.example/vitals'],
  ] as const) {
    const { asked } = worker({});
    noteMove(new Request(address, { method }));
    assert.is(await renew({ file: NEW.address, bytes: 10_000 }), 0, `${method} ${address}`);
    assert.is(asked.length, 1);
  }
});

test.run();
