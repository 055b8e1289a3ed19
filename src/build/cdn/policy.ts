import type { Site } from '../steps/site.ts';

/** Features that no page of ours uses, and that no script in it shall have. */
const FORBIDDEN = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'];

/** Trusted Types policies: the legacy script's tag, the service worker's address, and HTML of the platform once it is cleaned. */
const TYPES = ['leve-early', 'leve-worker', 'dompurify'];

/**
 * The content security policy of an HTML file. Scripts: our files and the inline ones, by hash. Inline styles are allowed: a hash
 * would take away the places and tints in the markup where a browser knows no style-src-attr (Chromium 67), a hash for each page's
 * critical style would make the header longer than the skeleton, and what a foreign style could read has nowhere to go, as pictures
 * and calls have their hosts.
 */
export function contentPolicy(site: Site, scripts: readonly string[]): string {
  const platform = site.apiOrigin === '' ? [] : [site.apiOrigin];
  const vitals = site.vitals?.url.startsWith('https:') ? [new URL(site.vitals.url).origin] : [];
  return directives({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...platform, ...site.imageHosts],
    'connect-src': ["'self'", ...platform, ...site.imageHosts, ...vitals],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TYPES,
  });
}

/** Every header that guards a document; what is not a document needs none but its type. */
export const documentGuards = (site: Site, scripts: readonly string[]): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentPolicy(site, scripts),
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': FORBIDDEN.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': 'max-age=31536000',
});

const directives = (rows: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(rows)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
