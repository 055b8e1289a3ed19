import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Built } from '../fixture.ts';
import { CONTENT_FAULTS } from './content-faults.ts';
import { HEADER_FAULTS } from './header-faults.ts';
import { PLATFORM_FAULTS } from './platform-faults.ts';
import { buildSmallSite, missed, through } from './small-site.ts';

const faults = suite<{ built: Built }>('faults that verify finds');

faults.before(async (context) => {
  context.built = await buildSmallSite('verify-faults');
});

for (const [about, planted] of [
  ['what is sent', CONTENT_FAULTS],
  ['how it is sent', HEADER_FAULTS],
  ['the platform', PLATFORM_FAULTS],
] as const) {
  faults(`each planted fault of ${about} is found`, async ({ built }) => {
    await through(join(built.root, 'dist', 'public'), async (proxy) => {
      assert.equal(await missed(proxy, proxy.url, planted), []);
    });
  });
}

faults.run();
