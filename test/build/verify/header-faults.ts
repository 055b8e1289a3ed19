import {
  DIFFERENCE,
  HASHED,
  HTML,
  header,
  LAZY,
  ONE_PAGE,
  on,
  type Planted,
  policy,
  row,
  SCRIPT,
  SHEET,
  TEXTS,
  text,
  whenMissing,
  without,
} from './plant.ts';

/** Headers of pages. */
const PAGE_HEADERS: readonly Planted[] = [
  row('a page without a policy', on(ONE_PAGE, without('Content-Security-Policy')), 'policy', ONE_PAGE),
  row('a page without Cache-Control', on(ONE_PAGE, without('Cache-Control')), 'kept', ONE_PAGE),
  row('a page that a CDN keeps', on(ONE_PAGE, header('Cache-Control', 'no-cache, s-maxage=600')), 'kept', ONE_PAGE),
  row('a page without an ETag', on(ONE_PAGE, without('ETag')), 'etag', ONE_PAGE),
  row(
    'a policy that forbids calls',
    on(
      HTML,
      policy((old) => old.replace("connect-src 'self'", "connect-src 'none'")),
    ),
    'forbidden',
    HTML,
  ),
  row(
    'a second policy',
    on(
      HTML,
      policy((old) => `${old}, default-src 'none'`),
    ),
    'forbidden',
    HTML,
  ),
  row(
    'a second policy that forbids modules',
    on(
      HTML,
      policy((old) => `${old}, script-src 'strict-dynamic' 'nonce-1'`),
    ),
    'forbidden',
    HTML,
  ),
  row(
    'a policy without the early script',
    on(
      HTML,
      policy((old) => old.replace(/ 'sha256-[^']+'/g, '')),
    ),
    'forbidden',
    HTML,
  ),
  row(
    'a policy that allows any inline script',
    on(
      HTML,
      policy((old) => old.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    ),
    'weak',
    HTML,
  ),
  row(
    'a policy without our Trusted Types',
    on(
      HTML,
      policy((old) => old.replace('leve-worker', '')),
    ),
    'forbidden',
    HTML,
  ),
  row('a page that wipes the phone', on(HTML, header('Clear-Site-Data', '"storage"')), 'clears', HTML),
  row(
    'a page offered as a dictionary',
    on(ONE_PAGE, header('Use-As-Dictionary', 'match="/*"')),
    'dictionary',
    ONE_PAGE,
  ),
  row('a page that a CDN is told to keep', on(ONE_PAGE, header('CDN-Cache-Control', 'max-age=600')), 'kept', ONE_PAGE),
  row(
    'a page that leads elsewhere',
    on(ONE_PAGE, header('Refresh', '0; url=https://evil.example')),
    'harmful',
    ONE_PAGE,
  ),
  row(
    'a page that keeps pictures of others out',
    on(HTML, header('Cross-Origin-Embedder-Policy', 'require-corp')),
    'harmful',
    HTML,
  ),
  row('a page hidden from search', on(ONE_PAGE, header('X-Robots-Tag', 'noindex')), 'robots', ONE_PAGE),
  row(
    'an old home for those who ask for gzip',
    (path, passing, { headers }) => {
      const isOld = path === '/m/home' && headers['accept-encoding'] === 'gzip';
      if (isOld) text((old) => old.replace(/"version":"\w+"/, '"version":"AAAAAAAA"'))(passing);
      return undefined;
    },
    'version',
    /^\/m\/home$/,
  ),
  row('a page in Latin 1', on(ONE_PAGE, header('Content-Type', 'text/html; charset=iso-8859-1')), 'type', ONE_PAGE),
  row('a page without guards', on(ONE_PAGE, without('Permissions-Policy')), 'guard', ONE_PAGE),
  row('a page offered as a download', on(ONE_PAGE, header('Content-Disposition', 'attachment')), 'download', ONE_PAGE),
];

/** Headers of files. */
const FILE_HEADERS: readonly Planted[] = [
  row(
    's-maxage on hashed files',
    on(HASHED, header('Cache-Control', 'public, max-age=31536000, immutable, s-maxage=60')),
    'life',
    HASHED,
  ),
  row('hashed files kept for an hour', on(LAZY, header('Cache-Control', 'max-age=3600')), 'life', LAZY),
  row('a hashed file that wipes the phone', on(LAZY, header('Clear-Site-Data', '"cache"')), 'clears', LAZY),
  row('a cookie on a hashed file', on(LAZY, header('Set-Cookie', 'lb=1')), 'cookie', LAZY),
  row('a hashed file offered as a download', on(LAZY, header('Content-Disposition', 'attachment')), 'download', LAZY),
  row(
    'a dictionary in Latin 1',
    on(TEXTS, header('Content-Type', 'application/json; charset=iso-8859-1')),
    'type',
    TEXTS,
  ),
  row('a script of a wrong type', on(LAZY, header('Content-Type', 'text/plain')), 'type', LAZY),
  row('a difference kept for an hour', on(DIFFERENCE, header('Cache-Control', 'max-age=3600')), 'life', DIFFERENCE),
  row('a difference without Vary', on(DIFFERENCE, without('Vary')), 'vary', DIFFERENCE),
  row('a hashed file that differs by cookie', on(LAZY, header('Vary', 'Accept-Encoding, Cookie')), 'vary', LAZY),
  row('a sheet without Vary', on(SHEET, without('Vary')), 'vary', SHEET),
  row('a page that is not packed', on(ONE_PAGE, without('Content-Encoding')), 'packing', ONE_PAGE),
  row(
    'home without gzip',
    (path, { headers }, { headers: asked }) => {
      if (path === '/m/home' && asked['accept-encoding'] === 'gzip') headers.delete('Content-Encoding');
      return undefined;
    },
    'packing',
    /^\/m\/home$/,
  ),
  row(
    'a script that is not packed as it says',
    (path, { headers }) => {
      if (SCRIPT.test(path)) headers.set('Content-Encoding', 'gzip, br');
      return undefined;
    },
    'silent',
    SCRIPT,
  ),
  row('a worker that is kept', on(/^\/sw\.js/, header('Cache-Control', 'max-age=86400')), 'kept', /^\/sw\.js$/),
  row('a worker without an ETag', on(/^\/sw\.js/, without('ETag')), 'etag', /^\/sw\.js$/),
  row(
    'a worker that is said to be gone',
    (path, passing, { method }) => {
      if (path === '/sw.js' && method === 'HEAD') passing.status = 404;
      return undefined;
    },
    'worker',
    /^\/sw\.js$/,
  ),
  row(
    'robots shut out',
    on(
      /^\/robots\.txt/,
      text(() => 'User-agent: *\nDisallow: /\n'),
    ),
    'robots',
    /^\/robots\.txt$/,
  ),
  row(
    'published maps',
    whenMissing(/\.js\.map$/, (passing) => {
      passing.status = 200;
      passing.body = Buffer.from('{"version":3,"mappings":"AAAA"}');
    }),
    'open',
    /\.js\.map$/,
  ),
  row(
    '_headers to be read',
    (path, passing) => {
      if (path === '/_headers')
        Object.assign(passing, { status: 200, body: Buffer.from('/*\n  X-Content-Type-Options: nosniff\n') });
      return undefined;
    },
    'open',
    /^\/_headers$/,
  ),
];

/** Faults of how it is sent. */
export const HEADER_FAULTS: readonly Planted[] = [...PAGE_HEADERS, ...FILE_HEADERS];
