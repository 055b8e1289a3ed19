import { decodeEntities } from './html-entities.ts';
import { sitePath } from './site-path.ts';

/** A piece of HTML whose last paragraph is one link into this site: what the rest of it asks for. */
export interface ClosingLink {
  /** The HTML without that paragraph. */
  readonly rest: string;
  readonly path: string;
  readonly label: string;
}

/** A paragraph that holds a link with plain text and nothing else. */
const LINK =
  /^<p(?:\s[^>]*)?>\s*<a(?=\s)(?:"[^"]*"|'[^']*'|[^<>"'])*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')[^<>]*>([^<>]+)<\/a>\s*<\/p>\s*$/i;

/** Letters that a button has room for on a small phone. */
const LONGEST = 40;

/** The link that ends a text of the platform, to be drawn as its button; undefined where it ends otherwise, or leads elsewhere. */
export function closingLink(html: string): ClosingLink | undefined {
  const last = html.toLowerCase().lastIndexOf('<p');
  const found = LINK.exec(html.slice(last));
  if (last < 0 || !found) return undefined;
  const path = sitePath(decodeEntities(found[1] ?? found[2] ?? ''));
  const label = decodeEntities(found[3] ?? '').trim();
  if (!path || !label || label.length > LONGEST) return undefined;
  return { rest: html.slice(0, last), path, label };
}
