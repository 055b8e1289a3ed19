import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KINDS } from '../../../src/build/verify/kinds.ts';
import { exitStatus, verifiedText } from '../../../src/build/verify/tell.ts';
import { type Verified, verifySite } from '../../../src/build/verify/verify.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { type TestSandbox, withSandbox } from '../../support/sandbox.ts';
import { type Built, buildFixture } from '../fixture.ts';
import { runBuild } from '../run-build.ts';
import { CONTENT_FAULTS } from './content-faults.ts';
import { HEADER_FAULTS } from './header-faults.ts';
import type { Planted } from './plant.ts';
import { OTHER_ORIGIN, PLATFORM_FAULTS } from './platform-faults.ts';

const verify = suite<{ built: Built }>('verify');

/** What the small app lacks: something that comes late, a worker, rules for robots. */
const MORE = {
  'src/app/boot/late.ts': "export const late = 'late, and long enough to be a file of its own';\n",
  'src/app/boot/entry.tsx': `${readFileSync('test/build/fixtures/app/src/app/boot/entry.tsx', 'utf8')}
document.addEventListener('click', () => import('./late.ts').then(({ late }) => document.title = late));\n`,
  'src/sw/main.ts': "self.addEventListener('fetch', () => undefined);\n",
  'static/robots.txt': 'User-agent: *\nAllow: /\nDisallow: /wps/\n',
  'static/missing.txt': 'Not found\n',
};

verify.before(async (context) => {
  context.built = await buildFixture(`verify-${process.pid}`, MORE);
  assert.is(context.built.code, 0, context.built.output);
});

/** Serves a public folder through a proxy that can spoil it. */
async function through(
  publicDir: string,
  work: (proxy: FaultProxy, sandbox: TestSandbox) => Promise<void>,
): Promise<void> {
  await withSandbox(
    async (sandbox) => {
      const proxy = await startFaultProxy(() => sandbox.url);
      await work(proxy, sandbox).finally(() => proxy.close());
    },
    { publicDir },
  );
}

const lines = ({ findings }: Verified): string[] =>
  findings.map(({ kind, address, fault }) => `${kind} ${address}: ${fault}`);

/** Plants each fault alone, and gives those that were not found. */
async function missed(proxy: FaultProxy, origin: string, planted: readonly Planted[]): Promise<string[]> {
  const not: string[] = [];
  for (const { name, fault, kind, at } of planted) {
    proxy.plant(fault);
    const verified = await verifySite(origin);
    const found = verified.findings.some((finding) => finding.kind === kind && at.test(finding.address));
    if (!found) not.push(`${name}: ${lines(verified).join(' | ') || 'nothing'}`);
    else assert.is(exitStatus(verified) > 0, true, name);
  }
  proxy.plant(() => undefined);
  return not;
}

verify('a site that is served as it was built has no finding, quickly or wholly', async ({ built }) => {
  await through(join(built.root, 'dist', 'public'), async ({ url }) => {
    for (const all of [false, true]) {
      const verified = await verifySite(url, { all });
      assert.equal(lines(verified), []);
      assert.ok(verified.good > 100, `${verified.good}`);
      assert.is(verified.unseen, 0);
      assert.is(exitStatus(verified), 0);
    }
  });
});

for (const [about, faults] of [
  ['what is sent', CONTENT_FAULTS],
  ['how it is sent', HEADER_FAULTS],
  ['the platform', PLATFORM_FAULTS],
] as const) {
  verify(`each planted fault of ${about} is found`, async ({ built }) => {
    await through(join(built.root, 'dist', 'public'), async (proxy) => {
      assert.equal(await missed(proxy, proxy.url, faults), []);
    });
  });
}

verify('a platform at another origin is looked at as a browser meets it', async ({ built }) => {
  const publicDir = join(built.root, 'dist', 'public');
  await through(publicDir, async (platform) => {
    const folder = join(built.root, 'brand');
    const file = join(built.root, 'brand.json');
    writeFileSync(file, JSON.stringify({ name: 'Leve', merchantCode: 'leve', apiOrigin: platform.url }));
    const { code, output } = await runBuild(['site', file, '--out', folder, '--root', built.root]);
    assert.is(code, 0, output);
    await through(join(folder, 'public'), async (site) => {
      assert.equal(lines(await verifySite(site.url)), []);
      assert.equal(await missed(platform, site.url, OTHER_ORIGIN), []);
      site.plant((_path, { headers }) => {
        const policy = headers.get('Content-Security-Policy');
        if (policy) headers.set('Content-Security-Policy', policy.replaceAll(platform.url, ''));
        return undefined;
      });
      assert.match(lines(await verifySite(site.url)).join(), `connect-src refuses ${platform.url}`);
    });
  });
});

verify('every kind of fault tells a remedy for each host; people and programs read the same', async ({ built }) => {
  for (const [kind, { remedy }] of Object.entries(KINDS)) {
    for (const host of ['nginx', 'Netlify', 'Cloudflare'] as const)
      assert.ok(remedy[host].length > 10, `${kind} ${host}`);
  }
  await through(join(built.root, 'dist', 'public'), async (proxy) => {
    proxy.plant((path, { headers }) => void (path === '/m/login' && headers.delete('ETag')));
    const text = verifiedText(await verifySite(proxy.url));
    assert.match(text, /FLAWED: asked again, a file travels whole\n {2}\/m\/login: no ETag\n {4}nginx: {6}etag on/);
    assert.match(text, '0 broken, 1 flawed,');
    const { output } = await runBuild(['verify', proxy.url, '--json']);
    const { status, findings } = JSON.parse(output) as {
      status: number;
      findings: { remedy: Record<string, string> }[];
    };
    assert.is(process.exitCode, 1);
    process.exitCode = 0;
    assert.is(status, 1);
    assert.match(findings[0]?.remedy.nginx ?? '', 'etag on');
  });
  assert.match((await runBuild(['verify', 'ftp://a.example'])).output, 'usage: npm run verify');
});

verify('a site that is silent or slow ends the look in time', async () => {
  const start = Date.now();
  const verified = await verifySite('http://127.0.0.1:9');
  assert.is(exitStatus(verified), 2);
  assert.match(lines(verified).join(), 'silent /m/home: ');
  assert.ok(Date.now() - start < 20_000);
});

verify.run();
