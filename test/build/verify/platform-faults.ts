import { gone, header, html, on, type Planted, row, STATUS, text, without } from './plant.ts';

/** The platform on the site's own origin. */
export const PLATFORM_FAULTS: readonly Planted[] = [
  row('the platform as HTML', on(/^\/wps\//, html), 'platform', STATUS),
  row(
    'the platform down',
    on(/^\/wps\//, (passing) => {
      passing.status = 502;
    }),
    'platform',
    STATUS,
  ),
  row('the games as HTML', on(/^\/lgw\//, html), 'platform', /^\/lgw\//),
  row('answers that a CDN may keep', on(/^\/wps\//, header('Cache-Control', 'public, max-age=60')), 'shared', STATUS),
  row('answers out of a CDN’s cache', on(/^\/wps\//, header('CF-Cache-Status', 'HIT')), 'shared', STATUS),
  row(
    'no key',
    on(
      STATUS,
      text((old) => old.replace('"encryptionKey"', '"noKey"')),
    ),
    'key',
    STATUS,
  ),
  row(
    'maintenance',
    on(
      STATUS,
      text((old) => old.replace('"maintenance":false', '"maintenance":true')),
    ),
    'closed',
    /^http/,
  ),
  row('answers that are not packed', on(/^\/lgw\//, without('Content-Encoding')), 'unpacked', /^\/lgw\//),
  row('all pictures of games missing', on(/^\/img\//, gone), 'pictures', /^http/),
  row(
    'pictures from a host that the policy refuses',
    on(
      STATUS,
      text((old) => old.replace('"imageCDNs":["/"]', '"imageCDNs":["https://127.0.0.1:9"]')),
    ),
    'forbidden',
    /^https:/,
  ),
];

/** The platform at another origin than the site's. */
export const OTHER_ORIGIN: readonly Planted[] = [
  row('no CORS', on(/^\/wps\//, without('Access-Control-Allow-Origin')), 'origin', /domainRoute/),
  row(
    'CORS for another site',
    on(/^\/wps\//, header('Access-Control-Allow-Origin', 'https://other.example')),
    'origin',
    /domainRoute/,
  ),
  row('no headers allowed', on(/^\/wps\//, without('Access-Control-Allow-Headers')), 'origin', /^OPTIONS /),
  row('a method refused', on(/^\/wps\//, header('Access-Control-Allow-Methods', 'GET, POST')), 'origin', /^OPTIONS /),
  row(
    'pictures for pages of the platform alone',
    on(/^\/img\//, header('Cross-Origin-Resource-Policy', 'same-origin')),
    'pictures',
    /^http/,
  ),
  row('the other platform as HTML', on(/^\/wps\//, html), 'platform', /domainRoute/),
];
