import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '../../src/build/verify/kinds.ts';
import { verifySite } from '../../src/build/verify/verify.ts';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { expect, test } from './fixtures.ts';
import { paths } from './paths.ts';
import { guestLinks } from './records-finders.ts';

/** A mistake in a server's configuration, and what verify must say of it. */
interface Planted {
  readonly name: string;
  readonly right: string;
  readonly wrong: string;
  readonly kind: Kind;
  readonly found: RegExp;
}

const FAULTS: readonly Planted[] = [
  {
    name: 'HTML that is kept for a year',
    right: '"no-cache";\n    add_header Content-Security-Policy',
    wrong: '"public, max-age=31536000, immutable";\n    add_header Content-Security-Policy',
    kind: 'kept',
    found: /^\/m\/login: Cache-Control public, max-age=31536000, immutable$/,
  },
  {
    name: 'HTML for a missing asset',
    right: 'location ^~ /a/ {\n    try_files $uri =404;',
    wrong: 'location ^~ /a/ {\n    try_files $uri /404.html;',
    kind: 'fallback',
    found: /^\/a\/no-such-file-AAAAAAAA\.js: status 200, not 404$/,
  },
  {
    name: 'no brotli',
    right: 'brotli_static on;',
    wrong: 'brotli_static off;',
    kind: 'packing',
    found: /^\/m\/home: Content-Encoding gzip where br was asked for$/,
  },
  {
    name: 'scripts of a wrong type',
    right: 'text/javascript js;',
    wrong: 'text/plain js;',
    kind: 'type',
    found: /^\/a\/[\w-]+\.js: Content-Type text\/plain/,
  },
  {
    name: 'no content policy',
    right: 'add_header Content-Security-Policy',
    wrong: 'add_header X-Forgotten',
    kind: 'policy',
    found: /^\/m\/home: no Content-Security-Policy$/,
  },
];

const site = (): string => readFileSync(join(paths.cdn, 'nginx.conf'), 'utf8');

const NO_NGINX = 'no nginx with brotli_static here: the CDN is not tested';

test.beforeEach(() => {
  test.setTimeout(240_000);
  const there = hasNginx();
  if (!there) console.warn(NO_NGINX);
  test.skip(!there, NO_NGINX);
});

test('a real nginx with the site that the build wrote serves all as it should', async ({ sandbox, page }) => {
  const nginx = await startNginx(site(), { publicDir: paths.public, platform: sandbox.url });
  try {
    for (const all of [false, true]) {
      const { findings, unseen, good, time } = await verifySite(nginx.url, { all });
      expect(findings).toEqual([]);
      expect(unseen).toBe(0);
      expect(good).toBeGreaterThan(5000);
      if (!all) expect(time).toBeLessThan(20_000);
    }
    // What never changes under its name says nothing that is of use only when it is asked for again.
    const [script] = await Promise.all([page.waitForResponse(/\/a\/[\w-]+\.js$/), page.goto(`${nginx.url}/m/login`)]);
    expect(Object.keys(await script.allHeaders()).filter((name) => /^(?:etag|last-modified)$/.test(name))).toEqual([]);
    await expect(page.locator('form')).toBeVisible();
    await page.goto(`${nginx.url}/m/login/?next=%2Fm%2Fset`);
    await expect(page).toHaveURL(`${nginx.url}/m/login?next=%2Fm%2Fset`);
    await expect(page.locator('form')).toHaveCount(1);
    await page.goto(`${nginx.url}/m/no-such-page`);
    await expect(page).toHaveURL(`${nginx.url}/m/home`);
    await expect(guestLinks(page).first()).toBeVisible();
    // What the page still asks for would find nobody.
    await page.goto('about:blank');
  } finally {
    await nginx.close();
  }
});

for (const { name, right, wrong, kind, found } of FAULTS) {
  test(`verify finds ${name}`, async () => {
    expect(site()).toContain(right);
    const nginx = await startNginx(site().replace(right, wrong), { publicDir: paths.public });
    try {
      const { findings } = await verifySite(nginx.url);
      const own = findings.filter((finding) => finding.kind === kind);
      expect(own.filter(({ address, fault }) => found.test(`${address}: ${fault}`))).not.toEqual([]);
    } finally {
      await nginx.close();
    }
  });
}
