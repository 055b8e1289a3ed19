import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { paths } from '../phone/paths.ts';
import { startSandbox } from '../phone/sandbox.ts';
import seed from '../phone/seed.ts';
import { unpackChromium67 } from './chromium-67.ts';
import { openPhone } from './phone.ts';

/** Read from the right, from the left, and in scripts of their own. */
const LANGUAGES = ['ar', 'hi', 'th', 'zh-TW', 'te'];

test.before(() => seed());

test('Chromium 67 opens home in languages that the HTML leaves out', async () => {
  const data = mkdtempSync(join(paths.work, 'data-'));
  cpSync(process.env.LEVE_SEED ?? '', data, { recursive: true });
  const phone = await openPhone(await unpackChromium67(), ['--single-process', '--no-zygote']);
  const sandbox = await startSandbox(data);
  try {
    await phone.open(`${sandbox.url}/m/home`);
    for (const code of LANGUAGES) {
      const { common } = JSON.parse(readFileSync(`locales/${code}.json`, 'utf8')) as { common: { nav_home: string } };
      await phone.read(`localStorage.setItem('language', '${code}')`);
      await phone.open(`${sandbox.url}/m/home`);
      await phone.until(`document.body.innerText.includes(${JSON.stringify(common.nav_home)})`);
      assert.is(await phone.read('document.documentElement.lang'), code);
      assert.is(await phone.read('document.documentElement.dir'), code === 'ar' ? 'rtl' : '');
    }
  } finally {
    await phone.close();
    await sandbox.close();
    rmSync(data, { recursive: true, force: true });
  }
});

test.run();
