/** `broken`: players cannot play, see what is not ours, or are unprotected. `flawed`: slower, dearer or more open than it was built. */
export type Severity = 'broken' | 'flawed';

/** Where a fault is mended. */
export type Host = 'nginx' | 'Netlify' | 'Cloudflare';

/** A kind of fault: how bad, what it is, and what to change on each host. */
interface KindOfFault {
  readonly severity: Severity;
  readonly title: string;
  readonly remedy: Readonly<Record<Host, string>>;
}

const same = (text: string): Record<Host, string> => ({ nginx: text, Netlify: text, Cloudflare: text });

const SITE = 'use the generated dist/cdn/nginx.conf';
const HEADERS = 'deploy dist/public whole: its _headers says it';
const NETLIFY = `${HEADERS}; drop [[headers]] of netlify.toml that say otherwise`;
const RULES = 'drop Transform, Cache and Page Rules that say otherwise';
const CLOUDFLARE = `${HEADERS}; ${RULES}`;
const headers = (nginx: string, cloudflare = CLOUDFLARE): Record<Host, string> => ({
  nginx: `${nginx}; ${SITE}`,
  Netlify: NETLIFY,
  Cloudflare: cloudflare,
});

const UPLOAD = {
  nginx: 'upload dist/public whole, in the order of dist/cdn/upload.txt; a proxy_cache before it: purge',
  Netlify: 'deploy dist/public again; "Clear cache and deploy site"',
  Cloudflare: 'deploy dist/public again; Caching: Purge Everything',
};

const UNTOUCHED = {
  nginx: 'no sub_filter, add_after_body or ngx_pagespeed in these locations; upload the file again',
  Netlify: 'turn off asset optimisation, snippet injection and post processing; deploy again',
  Cloudflare: 'turn off Rocket Loader, Email Obfuscation, Zaraz, Web Analytics and Auto Minify; Purge Everything',
};

const PLATFORM = {
  nginx: 'location ~ ^/(?:wps|lgw|img)/ with proxy_pass to the platform, before location /; see upstream platform',
  Netlify:
    'a rule above /m/* in _redirects: /wps/* https://platform/wps/:splat 200! (and /lgw/*, /img/*), or apiOrigin in brand.json',
  Cloudflare: 'a Worker route or a Function for /wps/*, /lgw/* and /img/*, or apiOrigin in brand.json',
};

const broken = (title: string, remedy: Record<Host, string>): KindOfFault => ({ severity: 'broken', title, remedy });
const flawed = (title: string, remedy: Record<Host, string>): KindOfFault => ({ severity: 'flawed', title, remedy });

/** All that verify looks for. */
export const KINDS = {
  silent: broken('no whole answer', {
    nginx:
      'see error.log; proxy_read_timeout, keepalive, and gzip_static or brotli_static files that were cut in the upload',
    Netlify: 'see the deploy log and status; deploy again',
    Cloudflare: 'see Analytics, 52x errors: the origin behind the proxy; Purge Everything',
  }),
  missing: broken('a page or file that the app asks for is not there', UPLOAD),
  altered: broken('a file is not the one that was built', UNTOUCHED),
  type: broken('wrong Content-Type or charset', headers('types { } and charset utf-8')),
  page: broken('HTML that is none of our pages', UPLOAD),
  brand: broken('files of another brand', {
    nginx: 'root of this server_name: the public folder of this brand (dist/brands/<code>/public)',
    Netlify: 'publish directory of this site: the public folder of this brand',
    Cloudflare: 'build output directory of this project: the public folder of this brand; Purge Everything',
  }),
  version: broken('files of different versions side by side', UPLOAD),
  worker: broken('the service worker is not this version’s, or is said to be gone', UPLOAD),
  difference: flawed('a difference is not what was built: returning phones fetch whole files', UPLOAD),
  kept: broken(
    'caches keep what must be asked for each time',
    headers('add_header Cache-Control "no-cache"; no expires, no proxy_cache'),
  ),
  policy: broken(
    'no content policy',
    headers('add_header Content-Security-Policy, in every location that has headers of its own'),
  ),
  forbidden: broken(
    'the content policy forbids the app',
    headers('one Content-Security-Policy, as built', `${CLOUDFLARE}; no second policy from a Worker or the proxy`),
  ),
  weak: flawed('the content policy allows too much', headers('one Content-Security-Policy, as built')),
  guard: flawed(
    'a header that guards pages is missing',
    headers('add_header of X-Content-Type-Options, Referrer-Policy and the like'),
  ),
  harmful: broken(
    'a header keeps pages from working',
    headers('no add_header Refresh or Cross-Origin-Embedder-Policy', `${CLOUDFLARE}; Response Header rules too`),
  ),
  foreign: broken('scripts or frames in the HTML that are not ours', UNTOUCHED),
  rewritten: flawed('HTML is not what the build wrote', UNTOUCHED),
  unsealed: flawed('scripts or sheets without integrity', UNTOUCHED),
  clears: broken('a header wipes what phones have kept', headers('no add_header Clear-Site-Data')),
  cookie: flawed('cookies on files that everybody shares', {
    nginx: 'no add_header Set-Cookie; proxy_hide_header Set-Cookie',
    Netlify: 'no Set-Cookie in _headers; no Edge Function or split test on /a and /l',
    Cloudflare: 'no Set-Cookie from a Worker; Bot Fight Mode and Load Balancing affinity off for /a and /l',
  }),
  download: broken('a file is offered as a download', headers('no add_header Content-Disposition')),
  life: flawed(
    'hashed files are not kept for a year',
    headers(
      'add_header Cache-Control "max-age=31536000, immutable" for /a and /l',
      `${CLOUDFLARE}; Browser Cache TTL: Respect Existing Headers`,
    ),
  ),
  packing: flawed('sent larger than needed', {
    nginx: 'brotli_static on; gzip_static on; upload the .br and .gz files too',
    Netlify: 'no Content-Encoding or no-transform in _headers',
    Cloudflare: 'Speed: Brotli on; no no-transform, no Content-Encoding in _headers',
  }),
  vary: flawed('Vary is not Accept-Encoding', headers('gzip_vary on; no other add_header Vary')),
  dictionary: flawed('a page is offered as a compression dictionary', headers('Use-As-Dictionary in /a and /l alone')),
  etag: flawed('asked again, a file travels whole', {
    nginx: `etag on; ${SITE}`,
    Netlify: 'no function or proxy before the files: Netlify sends an ETag by itself',
    Cloudflare: 'Respect Strong ETags; no Worker or rule that removes ETag',
  }),
  fallback: broken('a missing file is answered with something else', {
    nginx: `try_files $uri =404 in /a and /l; ${SITE}`,
    Netlify: 'the _redirects of the build: rules to /missing.txt 404 above /m/*',
    Cloudflare: 'no single-page-app fallback over /a and /l; a rule that does not cache 404',
  }),
  unknown: flawed('unknown paths do not lead home', {
    nginx: `try_files ... /404.html in location /; ${SITE}`,
    Netlify: 'the last rule of _redirects: /m/* /m/home 200',
    Cloudflare: 'the last rule of _redirects: /m/* /m/home 200',
  }),
  robots: flawed(
    'search engines are shut out',
    same('deploy robots.txt of the build, no robots.txt or X-Robots-Tag of a staging site'),
  ),
  open: flawed('files that are nobody’s business can be read', {
    nginx: `location ~ ^/_(?:headers|redirects)$ { return 404; } and no dist/maps in root; ${SITE}`,
    Netlify: 'publish dist/public alone, without dist/maps',
    Cloudflare: 'publish dist/public alone, without dist/maps',
  }),
  list: broken('the list of files cannot be had', UPLOAD),
  platform: broken('the platform does not answer calls', PLATFORM),
  closed: flawed(
    'the platform is closed',
    same('ask the platform: maintenance, or this region or address is shut out'),
  ),
  shared: broken('caches may keep answers of the platform', {
    nginx: 'no proxy_cache, expires or Cache-Control for /wps and /lgw',
    Netlify: 'Cache-Control: no-store for /wps/* and /lgw/*; the platform must send private or no-store',
    Cloudflare: 'a Cache Rule for /wps/* and /lgw/*: Bypass cache',
  }),
  origin: broken('the platform refuses this site’s origin', {
    nginx:
      'on the platform: add_header Access-Control-Allow-Origin with this origin, always; answer OPTIONS with 204 and the headers named here',
    Netlify: 'on the platform: allow this origin and these headers (CORS)',
    Cloudflare: 'on the platform: allow this origin and these headers (CORS); a Transform Rule can add them',
  }),
  key: broken(
    'nobody can sign in: the platform gives no key',
    same('on the platform: encryptionKey (RSA, n and e) in the answer of domainRoute'),
  ),
  pictures: broken('pictures cannot be had', {
    nginx:
      'location ~ ^/(?:wps|lgw|img)/ to the platform; pictures and imageHosts in brand.json as the image hosts write addresses',
    Netlify: 'a rule for /img/* in _redirects; pictures and imageHosts in brand.json',
    Cloudflare: 'a route for /img/*; Hotlink Protection off; pictures and imageHosts in brand.json',
  }),
  astray: flawed('the site does not lead on to the platform’s pictures', {
    nginx: `location ^~ /img/ { return 307 https://platform$request_uri; }; ${SITE}`,
    Netlify: 'the rule for /img/* of the build’s _redirects, above /m/*',
    Cloudflare: 'the rule for /img/* of the build’s _redirects, above /m/*',
  }),
  unpacked: flawed('answers of the platform travel unpacked', {
    nginx: 'gzip on; gzip_types application/json; gzip_proxied any, in location /wps and /lgw or on the platform',
    Netlify: 'the platform must pack its JSON itself (gzip or br)',
    Cloudflare: 'Speed: Brotli on; no no-transform from the platform',
  }),
  limited: flawed(
    'we were told to ask less',
    same('try again from an address that no limit stops: what was refused was not looked at'),
  ),
} satisfies Record<string, KindOfFault>;

export type Kind = keyof typeof KINDS;
