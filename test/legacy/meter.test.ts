import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { disagreements, type Says } from '../bench/data/agreement.ts';
import { readWire, sumsOf } from '../bench/data/wire.ts';
import { paths } from '../phone/paths.ts';
import { startSandbox } from '../phone/sandbox.ts';
import seed from '../phone/seed.ts';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { TILE } from '../support/tile-parts.ts';
import { unpackChromium67 } from './chromium-67.ts';
import { openPhone, type Phone } from './phone.ts';

/** ms without a byte on the line after which a page has what it asked for, and the meter knows. */
const SILENCE = 3000;
/** ms that the meter has to agree, on a slow machine. */
const PATIENCE = 20_000;
const GAMES = `document.querySelector(${JSON.stringify(TILE)})`;

test.before(() => seed());

/** Waits until the server has sent nothing for a while. */
async function silence(log: string): Promise<void> {
  for (let count = -1, since = Date.now(); Date.now() - since < SILENCE; ) {
    await setTimeout(200);
    const now = readWire(log).length;
    if (now !== count) since = Date.now();
    count = now;
  }
}

/** What the meter says of the month, which is all of this phone's life. */
const saysOf = (phone: Phone): Promise<Says> =>
  phone.until("dispatchEvent(new Event('pagehide')), JSON.parse(localStorage.getItem('usage') || '{}').usage");

async function agrees(phone: Phone, log: string, what: string): Promise<void> {
  await silence(log);
  const last = Date.now() + PATIENCE;
  for (;;) {
    const faults = disagreements(await saysOf(phone), sumsOf(readWire(log)));
    if (faults.length === 0) return;
    if (Date.now() > last) assert.unreachable(`${what}: ${faults.join('\n')}`);
    await setTimeout(500);
  }
}

test('the meter of Chromium 67 agrees with the wire, with the worker and without', async () => {
  if (!hasNginx()) return console.log('skipped: there is no nginx');
  const work = mkdtempSync(join(paths.work, 'meter-'));
  cpSync(process.env.LEVE_SEED ?? '', join(work, 'data'), { recursive: true });
  const log = join(work, 'sent.log');
  const sandbox = await startSandbox(join(work, 'data'));
  const site = readFileSync(join(paths.cdn, 'nginx.conf'), 'utf8');
  const nginx = await startNginx(site, { publicDir: paths.public, platform: sandbox.url, log });
  const phone = await openPhone(await unpackChromium67(), ['--single-process', '--no-zygote']);
  try {
    await phone.open(`${nginx.url}/m/home`);
    await phone.until(GAMES);
    await phone.until("navigator.serviceWorker.controller && caches.match('/m/home')");
    await agrees(phone, log, 'first visit');
    await phone.read("history.pushState(null, '', '/m/slot-games')");
    await phone.until(`location.pathname === '/m/slot-games' && ${GAMES}`);
    await agrees(phone, log, 'a list within the app');
    await phone.open(`${nginx.url}/m/slot-games`);
    await phone.until(GAMES);
    await agrees(phone, log, 'the list once more, by the worker');
  } finally {
    await phone.close();
    await nginx.close();
    await sandbox.close();
    rmSync(work, { recursive: true, force: true });
  }
});

test.run();
