import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findBrowser } from '../support/browser.ts';
import { seedOnce } from '../support/seed.ts';
import { WORK } from './chromium-67.ts';
import { startLine } from './deploys/line.ts';
import { behindOf, type Field } from './deploys/round.ts';
import { type Ground, layGround, playSeed } from './deploys/rounds.ts';
import { buildVersions } from './deploys/versions.ts';
import { visitBoth } from './deploys/visit.ts';
import { openPhone } from './phone.ts';

/** Some of the rounds that deploys/play.ts plays: both browsers, nginx and a plain server. */
const SEEDS = [1, 2, 3, 4];

/** Bytes of code that home and the login may take together after a small deploy: packed, and as they are. */
const PACKED = 5120;
const PLAIN = 8192;

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

for (const [place, server] of ['nginx', 'a plain server'].entries()) {
  test(`a small deploy behind ${server} costs a returning phone little more than its differences`, async () => {
    if (ground === undefined) throw new Error('no version was built');
    const { served, versions, platform } = ground;
    const nginx = place === 0 ? served.map(({ url }) => url) : [];
    const line = await startLine(platform.url);
    const phone = await openPhone(findBrowser() ?? '');
    try {
      const field: Field = { phone, line, versions, nginx, limits: true };
      line.put(behindOf(field, 0));
      await visitBoth(field, 0, true);
      const had = new Set([...line.taken().keys()].map(stemOf));
      line.put(behindOf(field, 1));
      await visitBoth(field, 1, true);
      // A part that a busy machine had not fetched in the first visit comes now for the first time.
      const taken = [...line.taken()].filter(
        ([path]) => path.startsWith('/d/') || (/^\/[al]\//.test(path) && had.has(stemOf(path))),
      );
      const bytes = taken.reduce((sum, [, size]) => sum + size, 0);
      console.log(`home and login behind ${server}: ${bytes} B of code in ${taken.length} files`);
      assert.equal(
        taken.filter(([path]) => !path.startsWith('/d/')).map(([path]) => path),
        [],
      );
      assert.ok(bytes < (nginx.length > 0 ? PACKED : PLAIN), `${bytes} B`);
      assert.equal(phone.problems, []);
    } finally {
      await phone.close();
      await line.close();
    }
  });
}

test.run();
