import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { KINDS, readWire, sumsOf } from '../bench/data/wire.ts';
import { paths } from '../phone/paths.ts';
import { startSandbox } from '../phone/sandbox.ts';
import seed from '../phone/seed.ts';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { TILE } from '../support/tile-parts.ts';
import { unpackChromium67 } from './chromium-67.ts';
import { openPhone, type Phone } from './phone.ts';

/** How far the meter may be from the wire in all and by kind, as a part of it. */
const OFF = 0.05;
const OFF_KIND = 0.1;
/** Bytes below which a kind's part says nothing. */
const LITTLE = 2000;
/** ms without a byte on the line after which a page has what it asked for, and the meter knows. */
const SILENCE = 3000;

test.before(() => seed());

/** Waits until the server has sent nothing for a while. */
async function silence(log: string): Promise<void> {
  for (let count = -1, since = Date.now(); Date.now() - since < SILENCE; ) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const now = readWire(log).length;
    if (now !== count) since = Date.now();
    count = now;
  }
}

/** What the meter says of the month, which is all of this phone's life. */
const saysOf = (phone: Phone): Promise<Record<string, number>> =>
  phone.until("dispatchEvent(new Event('pagehide')), JSON.parse(localStorage.getItem('usage') || '{}').usage");

test('the meter of Chromium 67 agrees with the wire, with the worker and without', async () => {
  if (!hasNginx()) return console.log('skipped: there is no nginx');
  const work = mkdtempSync(join(paths.work, 'meter-'));
  cpSync(process.env.LEVE_SEED ?? '', join(work, 'data'), { recursive: true });
  const log = join(work, 'sent.log');
  const sandbox = await startSandbox(join(work, 'data'));
  const site = readFileSync('dist/cdn/nginx.conf', 'utf8');
  const nginx = await startNginx(site, { publicDir: paths.public, platform: sandbox.url, log });
  const phone = await openPhone(await unpackChromium67(), ['--single-process', '--no-zygote']);
  try {
    const compare = async (what: string): Promise<void> => {
      await silence(log);
      const [says, sent] = [await saysOf(phone), sumsOf(readWire(log))];
      const all = KINDS.reduce((sum, kind) => sum + (says[kind] ?? 0), 0);
      const told = `${what}: says ${JSON.stringify(says)}, sent ${JSON.stringify(sent)}`;
      console.log(told);
      assert.is(says.unknown, 0, told);
      assert.ok(Math.abs(all - sent.all) / sent.all <= OFF, told);
      for (const kind of KINDS) {
        const off = Math.abs((says[kind] ?? 0) - sent[kind]);
        assert.ok(off <= Math.max(LITTLE, OFF_KIND * sent[kind]), `${kind}, ${told}`);
      }
    };
    await phone.open(`${nginx.url}/m/home`);
    await phone.until(`document.querySelector(${JSON.stringify(TILE)})`);
    await compare('first visit');
    await phone.until("navigator.serviceWorker.controller && caches.match('/m/home')");
    await phone.read("history.pushState(null, '', '/m/slot-games')");
    await phone.until(`location.pathname === '/m/slot-games' && document.querySelector(${JSON.stringify(TILE)})`);
    await compare('a list within the app');
    await phone.open(`${nginx.url}/m/slot-games`);
    await phone.until(`document.querySelector(${JSON.stringify(TILE)})`);
    await compare('the list once more, by the worker');
  } finally {
    await phone.close();
    await nginx.close();
    await sandbox.close();
    rmSync(work, { recursive: true, force: true });
  }
});

test.run();
