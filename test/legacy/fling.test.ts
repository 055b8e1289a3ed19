import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startSeededSandbox } from '../phone/sandbox.ts';
import seed from '../phone/seed.ts';
import { type Fling, flingThrough } from '../support/fling.ts';
import { serveWideList } from '../support/wide-list.ts';
import { unpackChromium67 } from './chromium-67.ts';
import { openPhone } from './phone.ts';

test.before(() => seed());

test('a fling through all 12,000 games in Chromium 67: no blank frame, no leak, as many nodes at the end as before', async () => {
  const phone = await openPhone(await unpackChromium67(), ['--single-process', '--no-zygote']);
  const sandbox = await startSeededSandbox(process.env.LEVE_SEED ?? '');
  const wide = await serveWideList(sandbox.url);
  try {
    await phone.open(`${wide.url}/m/slot-games`);
    await phone.until(`document.querySelector('[role=list] [aria-posinset]').textContent`);
    const warm = await phone.read<Fling>(flingThrough(9000));
    const before = await phone.heap();
    const fling = await phone.read<Fling>(flingThrough(900));
    const after = await phone.heap();
    assert.is(fling.last, wide.games);
    assert.equal([warm.blank, fling.blank], [0, 0], fling.odd);
    assert.is(new Set([...warm.nodes, ...fling.nodes]).size, 1);
    assert.ok(Math.abs(after / before - 1) < 0.1, `${before} B before, ${after} B after`);
    assert.equal(phone.problems, []);
  } finally {
    await phone.close();
    await wide.close();
    await sandbox.close();
  }
});

test.run();
