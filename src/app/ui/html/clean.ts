import purify from 'dompurify';
import { sitePath } from '../../lib/site-path.ts';

/**
 * What HTML from the platform may hold. Nothing that acts, loads, names, frames, or leaves its place: no scripts, handlers, forms, frames,
 * drawings, ids or classes. Of styles only those in STYLE.
 */
const TAGS = [
  ...['p', 'div', 'span', 'section', 'center', 'blockquote', 'pre', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...[
    'mark',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'del',
    'small',
    'sub',
    'sup',
    'code',
  ],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img', 'figure', 'figcaption'],
];
const ATTRIBUTES = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'dir', 'lang', 'style'];
/** Colours are the theme's: black on white from an editor could not be read on dark. */
const STYLE =
  /^(?:text-align:(?:left|right|center|justify)|font-weight:(?:bold|[5-9]00)|font-style:italic|text-decoration:underline)$/;
/** As `safeAddress`, with plain http: an address that shows another host than it leads to is none. */
const WEB = /^https?:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?$/i;
const CONTACT = /^(?:mailto|tel):[^\s\\]+$/i;
const PICTURE =
  /^(?:https:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?|data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z\d+/=]+)$/i;

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLElement) settle(node);
});

/** Leaves of an element's attributes what is known to be harmless, whatever the library would allow. */
function settle(element: HTMLElement): void {
  const style = element.getAttribute('style');
  if (style !== null) {
    const kept = style
      .toLowerCase()
      .replace(/\s+/g, '')
      .split(';')
      .filter((one) => STYLE.test(one));
    if (kept.length > 0) element.setAttribute('style', kept.join(';'));
    else element.removeAttribute('style');
  }
  if (element instanceof HTMLAnchorElement) settleLink(element);
  if (element instanceof HTMLImageElement) settlePicture(element);
}

function settleLink(link: HTMLAnchorElement): void {
  const href = (link.getAttribute('href') ?? '').trim();
  link.removeAttribute('href');
  if (!sitePath(href) && !WEB.test(href) && !CONTACT.test(href)) return;
  link.setAttribute('href', href);
  link.rel = 'noopener noreferrer nofollow';
  if (WEB.test(href)) link.target = '_blank';
}

/** A picture waits with its address until it is seen, and may be told not to come at all: see CleanHtml. */
function settlePicture(picture: HTMLImageElement): void {
  const src = (picture.getAttribute('src') ?? '').trim();
  picture.removeAttribute('src');
  if (sitePath(src) || PICTURE.test(src)) picture.dataset.src = src;
}

/**
 * Cleans HTML from the platform. The library parses it in a document of its own, under its Trusted Types policy where there are
 * any; what comes out are nodes, so that no text of the platform is parsed once more. Links lead to http, https, mailto, tel or a path of
 * this site; the address of a picture stands in `data-src`.
 */
export function cleanHtml(html: string): DocumentFragment {
  return purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
