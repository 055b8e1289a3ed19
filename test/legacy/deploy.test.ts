import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeDifferences } from '../../src/build/differences/differences.ts';
import { filesOf } from '../../src/build/differences/earlier.ts';
import { paths } from '../phone/paths.ts';
import { startSandbox } from '../phone/sandbox.ts';
import seed from '../phone/seed.ts';
import { deploy } from '../phone/site.ts';
import { copySite } from '../support/site-copy.ts';
import { unpackChromium67 } from './chromium-67.ts';
import { openPhone } from './phone.ts';

const ENTRY = "document.querySelector('script[type=module]').getAttribute('src')";

/** Keys of the cache of hashed files, once home is kept. */
const KEPT =
  "caches.match('/m/home').then((page) => page && caches.open('leve-code')).then((cache) => cache && cache.keys()).then((keys) => keys && keys.map(({ url }) => new URL(url).pathname))";

/** Every difference is worth its file here, as none is measured. */
const ANY_SIZE = { raw: 1e9, brotli: 1e9, gzip: 1e9 };

test.before(() => seed());

test('Chromium 67 makes the new version of what it keeps', async () => {
  const work = mkdtempSync(join(paths.work, 'site-'));
  const folder = join(work, 'public');
  copySite(paths.public, folder);
  cpSync(process.env.LEVE_SEED ?? '', join(work, 'data'), { recursive: true });
  const phone = await openPhone(await unpackChromium67(), ['--single-process', '--no-zygote']);
  const sandbox = await startSandbox(join(work, 'data'), undefined, folder);
  try {
    await phone.open(`${sandbox.url}/m/home`);
    await phone.until(KEPT);
    const [before, kept] = [await phone.read<string>(ENTRY), await phone.read<string[]>(KEPT)];
    const files = await filesOf(folder);
    deploy({ url: sandbox.url, folder });
    const fresh = await filesOf(folder);
    const sizes = new Map([...fresh.keys()].map((address) => [address, ANY_SIZE] as const));
    await writeDifferences(folder, fresh, [{ version: 'before', files }], sizes);
    const stem = (address: string): string => address.replace(/-\w{5,8}(?=\.\w+$)/, '');
    const whole = [...fresh.keys()].filter((address) => kept.some((one) => stem(one) === stem(address)));
    assert.ok(whole.some((address) => address.startsWith('/a/entry-')));
    for (const address of whole) if (address.startsWith('/a/')) rmSync(join(folder, address));
    await phone.open(`${sandbox.url}/m/home`);
    await phone.until("document.querySelector('[data-tab]')");
    assert.is.not(await phone.read(ENTRY), before);
    assert.ok(
      await phone.until(
        "caches.open('leve-code').then((cache) => cache.match(document.querySelector('script[type=module]').src)).then((kept) => kept && kept.ok)",
      ),
    );
  } finally {
    await phone.close();
    await sandbox.close();
    rmSync(work, { recursive: true, force: true });
  }
});

test.run();
