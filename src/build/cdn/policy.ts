import type { Site } from '../steps/site.ts';
import type { Inline } from './inline.ts';

/** Features that no page of ours uses, and that no script in it shall have. */
const FORBIDDEN = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'];

/**
 * The content security policy of an HTML file. Scripts: our files and the one inline script, by hash. Styles: our sheets and the
 * critical styles by hash where a browser knows style-src-elem (Chromium 75, Safari 15.4); an older one falls back to style-src,
 * which has to allow inline styles, as it knows no style-src-attr for the places and tints in the markup.
 */
export function contentPolicy(site: Site, inline: Inline): string {
  const platform = site.apiOrigin === '' ? [] : [site.apiOrigin];
  const vitals = site.vitals?.url.startsWith('https:') ? [new URL(site.vitals.url).origin] : [];
  return directives({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...platform, ...site.imageHosts],
    'connect-src': ["'self'", ...platform, ...site.imageHosts, ...vitals],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['leve', 'leve-early', 'dompurify'],
  });
}

/** Every header that guards a document; what is not a document needs none but its type. */
export const documentGuards = (site: Site, inline: Inline): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentPolicy(site, inline),
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
