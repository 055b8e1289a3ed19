import type { Site } from '../steps/site.ts';
import { serviceSources, trustedTypes } from './services.ts';

/** Features that no page of ours uses, and that no script in it shall have. */
const FORBIDDEN = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'];

/**
 * Trusted Types policies: the legacy script's tag, the service worker's address, HTML of the platform once it is cleaned, and the address
 * of a sign-in service's script, which `script-src` judges.
 */
export const TRUSTED_TYPES: readonly string[] = ['leve-early', 'leve-worker', 'dompurify', 'leve-service'];

/**
 * The content security policy of an HTML file. Scripts: our files and the inline ones, by hash. Inline styles are allowed: a hash
 * would take away the places and tints in the markup where a browser knows no style-src-attr (Chromium 67), a hash for each page's
 * critical style would make the header longer than the skeleton, and what a foreign style could read has nowhere to go, as pictures
 * and calls have their hosts.
 */
export function contentPolicy(site: Site, scripts: readonly string[]): string {
  const platform = site.apiOrigin === '' ? [] : [site.apiOrigin];
  const vitals = site.vitals?.url.startsWith('https:') ? [new URL(site.vitals.url).origin] : [];
  const frames = serviceSources(site, 'frame-src');
  return directives({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...serviceSources(site, 'script-src')],
    'style-src': ["'self'", "'unsafe-inline'", ...serviceSources(site, 'style-src')],
    'img-src': ["'self'", 'data:', 'blob:', ...platform, ...site.imageHosts, ...serviceSources(site, 'img-src')],
    'connect-src': ["'self'", ...platform, ...site.imageHosts, ...vitals, ...serviceSources(site, 'connect-src')],
    'worker-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...trustedTypes(site, TRUSTED_TYPES),
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
