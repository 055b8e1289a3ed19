import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findBrowser } from '../support/browser.ts';
import { seedOnce } from '../support/seed.ts';
import { unpackChromium67, WORK } from './chromium-67.ts';
import { startLine } from './deploys/line.ts';
import { behindOf, type Field } from './deploys/round.ts';
import { FLAGS_67, type Ground, layGround, playSeed } from './deploys/rounds.ts';
import { buildVersions } from './deploys/versions.ts';
import { allCame, filesOfOthers, visitBoth, visitPage } from './deploys/visit.ts';
import { openPhone } from './phone.ts';

/** Some of the rounds that deploys/play.ts plays: both browsers, nginx and a plain server. */
const SEEDS = [1, 2, 3, 4];

/** Bytes of code that home, the login after it, and one dictionary may take after a small deploy: packed, and as they are. */
const PACKED = { home: 3072, login: 1024, texts: 300 };
const PLAIN = { home: 4096, login: 2048, texts: 300 };

/** By how much the browser's count and the server's may differ. */
const AGREED = 0.05;

/** A hashed file's path without its hash. */
const stemOf = (path: string): string => path.replace(/[-.]\w{5,8}(?=[./])/, '');

let ground: Ground | undefined;

test.before(async () => {
  const work = resolve('dist/deploys/gate');
  mkdirSync(WORK, { recursive: true });
  await seedOnce();
  ground = await layGround(await buildVersions(work, ['B']));
});

test.after(() => ground?.close());

for (const seed of SEEDS) {
  test(`deploys with faults lead to the right version, and nothing is lost: round ${seed}`, async () => {
    if (ground === undefined) throw new Error('no version was built');
    assert.ok(await playSeed(ground, seed));
  });
}

/** How a browser is started, whether its store may be limited, and whether it tells what its workers fetch: Chromium 67 does not. */
interface Browser {
  readonly name: string;
  readonly program: () => Promise<string> | string;
  readonly flags?: readonly string[];
  readonly limits: boolean;
  readonly tells: boolean;
}

const TODAY: Browser = { name: 'the current Chromium', program: () => findBrowser() ?? '', limits: true, tells: true };
const OLD: Browser = { name: 'Chromium 67', program: unpackChromium67, flags: FLAGS_67, limits: false, tells: false };

/** Code that a visit of home and the login took from the line after a deploy: bytes by path, as the server and as the browser counts them. */
async function costOfDeploy(
  { served, versions, platform }: Ground,
  { program, flags, limits }: Browser,
  packed: boolean,
) {
  const nginx = packed ? served.map(({ url }) => url) : [];
  const line = await startLine(platform.url);
  const phone = await openPhone(await program(), flags);
  try {
    const field: Field = { phone, line, versions, nginx, limits };
    line.put(behindOf(field, 0));
    const received = await phone.countReceived();
    await visitBoth(field, 0, true);
    // What still comes late would be asked of the next version, which has it not.
    await allCame(phone);
    received();
    const had = new Set([...line.taken().keys()].map(stemOf));
    line.put(behindOf(field, 1));
    await visitPage(field, 1, '/m/home', true);
    const home = [...line.taken()];
    await visitPage(field, 1, '/m/login', true);
    // A part that a busy machine had not fetched in the first visit comes now for the first time.
    const isAgain = ([path]: readonly [string, number]): boolean =>
      path.startsWith('/d/') || (/^\/[al]\//.test(path) && had.has(stemOf(path)));
    const sent = { home: home.filter(isAgain), login: [...line.taken()].filter(isAgain) };
    assert.equal(phone.problems, []);
    return { sent, received: received() };
  } finally {
    await phone.close();
    await line.close();
  }
}

const sumOf = (sent: readonly (readonly [string, number])[]): number => sent.reduce((sum, [, size]) => sum + size, 0);

for (const [browser, packed] of [
  [TODAY, true],
  [TODAY, false],
  [OLD, true],
] as const) {
  const place = `${browser.name} behind ${packed ? 'nginx' : 'a plain server'}`;
  test(`a small deploy costs a returning phone little more than its differences: ${place}`, async () => {
    if (ground === undefined) throw new Error('no version was built');
    const { sent: pages, received } = await costOfDeploy(ground, browser, packed);
    const sent = [...pages.home, ...pages.login];
    const texts = sent.filter(([path]) => /^\/d\/l\/.*\/login\.json/.test(path));
    const cost = { home: sumOf(pages.home), login: sumOf(pages.login), texts: sumOf(texts) };
    const bytes = sumOf(sent);
    const inBrowser = sent.reduce((sum, [path]) => sum + (received.get(path) ?? 0), 0);
    const told = browser.tells ? `, ${inBrowser} B by the browser's own count` : '';
    console.log(`${place}: ${JSON.stringify(cost)}, ${bytes} B of code in ${sent.length} files${told}`);
    if (browser.tells)
      assert.ok(Math.abs(inBrowser - bytes) <= bytes * AGREED, `${inBrowser} B came, ${bytes} B were sent`);
    assert.equal(
      sent.filter(([path]) => !path.startsWith('/d/')).map(([path]) => path),
      [],
    );
    const limits = packed ? PACKED : PLAIN;
    for (const [what, limit] of Object.entries(limits))
      assert.ok(cost[what as keyof typeof cost] <= limit, `${what}: ${cost[what as keyof typeof cost]} B`);
    assert.is(texts.length, 1);
  });
}

/** What every page asks for soon after it stands. */
const isTable = (path: string): boolean => path.startsWith('/a/parts-');

test('what a page in Chromium 67 waits for when it is left is not asked for by the next one', async () => {
  if (ground === undefined) throw new Error('no version was built');
  const { versions, platform } = ground;
  const line = await startLine(platform.url);
  const phone = await openPhone(await unpackChromium67(), FLAGS_67);
  try {
    const field: Field = { phone, line, versions, nginx: [], limits: false };
    const asked = new Promise<void>((resolve) => {
      const silent = (path: string): boolean => {
        if (isTable(path)) resolve();
        return isTable(path);
      };
      line.put({ ...behindOf(field, 0), silent });
    });
    await phone.open(`${line.url}/m/login`);
    await asked;
    line.put(behindOf(field, 1, 0));
    await phone.open(`${line.url}/m/home`);
    // Its own table comes after what the page before would have asked for.
    await phone.until("performance.getEntriesByType('resource').some(({ name }) => name.includes('/a/later-'))");
    assert.equal(await filesOfOthers(field, 1), []);
  } finally {
    await phone.close();
    await line.close();
  }
});

test.run();
