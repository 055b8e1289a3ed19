import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { integrity } from '../../../src/build/steps/hash.ts';
import { KINDS } from '../../../src/build/verify/kinds.ts';
import { WHOLE } from '../../../src/build/verify/line.ts';
import { exitStatus, verifiedText } from '../../../src/build/verify/tell.ts';
import { verifySite } from '../../../src/build/verify/verify.ts';
import type { Built } from '../fixture.ts';
import { runBuild } from '../run-build.ts';
import { DIFFERENCE, gone, on, text } from './plant.ts';
import { OTHER_ORIGIN } from './platform-faults.ts';
import { buildSmallSite, lines, missed, through } from './small-site.ts';

const verify = suite<{ built: Built }>('verify');

verify.before(async (context) => {
  context.built = await buildSmallSite('verify');
});

verify('a site that is served as it was built has no finding, quickly or wholly', async ({ built }) => {
  await through(join(built.root, 'dist', 'public'), async ({ url }) => {
    for (const all of [false, true]) {
      // Without a limit of time: a busy machine answers late, and that is another test's.
      const verified = await verifySite(url, { all, bounds: WHOLE });
      assert.equal(lines(verified), []);
      assert.ok(verified.good > 100, `${verified.good}`);
      assert.is(verified.unseen, 0);
      assert.is(exitStatus(verified), 0);
    }
  });
});

verify('a difference that was built wrong is found: it does not make the file', async ({ built }) => {
  const publicDir = join(built.root, 'dist', 'public');
  const at = built.files.find((file) => DIFFERENCE.test(`/${file}`)) ?? '';
  const { files } = JSON.parse(built.read('files.json')) as { files: Record<string, string> };
  const wrong = `0.0.0.0.0.0.0.0${built.read(at).replace(/^.*/, '')}`;
  await through(publicDir, async (proxy) => {
    const told = JSON.stringify(files[`/${at}`]);
    proxy.plant((path, passing) => {
      if (path === `/${at}`) text(() => wrong)(passing);
      else if (path === '/files.json')
        text((old) => old.replace(told, JSON.stringify(integrity(Buffer.from(wrong)))))(passing);
      return undefined;
    });
    assert.match(lines(await verifySite(proxy.url)).join(), `difference /${at}: is not the way to /a/Home-`);
  });
});

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
      site.plant(on(/^\/img\//, gone));
      assert.match(lines(await verifySite(site.url)).join(), 'astray /img/');
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

/** Answers in the name of a site after so many ms, with what is there; without a site never. */
async function lateLine(ms: number, target?: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((asked, answer) => {
    if (target === undefined) return;
    const { url = '/', method, headers } = asked;
    const further = () =>
      request(target + url, { method, headers }, (reply) =>
        reply.pipe(answer.writeHead(reply.statusCode ?? 502, reply.headers)),
      ).end();
    const late = setTimeout(further, ms);
    answer.on('close', () => clearTimeout(late));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close().closeAllConnections(),
  };
}

verify('a site where nobody is, one that is silent and one that is slow end the look in time', async ({ built }) => {
  await through(join(built.root, 'dist', 'public'), async ({ url }) => {
    const [silent, slow] = await Promise.all([lateLine(0), lateLine(1500, url)]);
    const start = Date.now();
    const [nobody, never, late] = await Promise.all(
      ['http://127.0.0.1:9', silent.url, slow.url].map((site) => verifySite(site)),
    );
    assert.ok(Date.now() - start < 20_000, `${Date.now() - start} ms`);
    silent.close();
    slow.close();
    assert.ok(nobody && never && late);
    for (const verified of [nobody, never]) {
      assert.is(exitStatus(verified), 2);
      assert.match(lines(verified).join(), 'silent /m/home: ');
    }
    assert.equal(lines(late), []);
    assert.ok(late.good > 20 && late.unseen > 20, `${late.good} were good, ${late.unseen} were not looked at`);
    assert.match(verifiedText(late), `No time was left for ${late.unseen} files and pages`);
  });
});

verify.run();
