import { decodeEntities } from './html-entities.ts';
import { safeAddress, sitePath } from './site-path.ts';

/** A piece of an outline: text, or an element that has nothing but children, and an address if it is a link. */
export type OutlineNode = string | OutlineElement;

export interface OutlineElement {
  tag: string;
  /** A path of this site, or https; of a link alone. */
  href?: string;
  children: OutlineNode[];
}

/** An outline of a piece of HTML. */
export interface Outline {
  nodes: OutlineNode[];
  /** Nothing is left out: what there is to see of the HTML is in the outline. */
  whole: boolean;
}

/** A tag with its attributes, a comment, or text. */
const TOKENS = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>|[^<]+|</gi;
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const INLINE: Readonly<Record<string, string>> = {
  a: 'a',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  mark: 'mark',
  br: 'br',
};
/** Headings of an article stand below the heading of its page. */
const BLOCKS: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'div',
  section: 'div',
  center: 'div',
  blockquote: 'blockquote',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  table: 'table',
  tr: 'tr',
  td: 'td',
  th: 'th',
  hr: 'hr',
};
const VOID = ['br', 'hr'];
/** Where an element may stand; anywhere, if it is not named. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  tr: ['tbody'],
  td: ['tr'],
  th: ['tr'],
};
/** What holds other elements only; between them stands no text. */
const FRAMES = ['ul', 'ol', 'table', 'tbody', 'tr'];
/** What may hold a block: a paragraph ends where one begins. */
const HOLDERS = ['div', 'blockquote', 'li', 'td', 'th'];
/** Parts of a table that an outline has no need of. */
const PARTS = ['thead', 'tbody'];
/** Letters that were not read, or markup that was none. */
const STRANGE = /&\w+;|</;
/** What is not to be read, tag and content. */
const UNREAD =
  /^(?:script|style|template|iframe|object|noscript|svg|math|title|select|textarea|xmp|noembed|noframes)$/i;
const DEEPEST = 24;
/** Characters that are read: an outline stands for seconds, or where there is no script. */
const LONGEST = 60_000;

/**
 * What a piece of HTML says and how it is divided, as a tree that is only ever drawn element by element: nothing in it can act, whatever
 * the HTML was. It stands until the HTML is cleaned (ui/html), and in the HTML file of a snapshot. Its markup is such that a
 * browser reads it back as the same tree.
 */
export function outlineOf(html: string): Outline {
  const root: OutlineElement = { tag: 'div', children: [] };
  const open = [root];
  let unread = '';
  let whole = html.length <= LONGEST;
  html.slice(0, LONGEST).replace(TOKENS, (token: string, slash?: string, name?: string, rest = '') => {
    const tag = name?.toLowerCase();
    if (unread) {
      if (slash && tag === unread) unread = '';
    } else if (!tag) {
      if (token.startsWith('<!--')) return '';
      addText(open, token);
      whole = whole && !STRANGE.test(decodeEntities(token));
    } else if (UNREAD.test(tag)) {
      if (!slash && !rest.endsWith('/')) unread = tag;
      whole = false;
    } else if (slash) {
      close(open, INLINE[tag] ?? BLOCKS[tag]);
    } else {
      whole = add(open, tag, rest) && whole;
    }
    return '';
  });
  return { nodes: root.children, whole };
}

const last = (open: OutlineElement[]): OutlineElement => open[open.length - 1] as OutlineElement;

function addText(open: OutlineElement[], token: string): void {
  const box = last(open);
  if (FRAMES.includes(box.tag)) return;
  const text = decodeEntities(token.replace(/\s+/g, ' '));
  if (!text) return;
  const before = box.children[box.children.length - 1];
  if (typeof before === 'string') box.children[box.children.length - 1] = before + text;
  else if (text !== ' ' || (before && before.tag in INLINE)) box.children.push(text);
}

/** Gives whether the element is in the outline with all that it says. */
function add(open: OutlineElement[], name: string, attributes: string): boolean {
  const inline = INLINE[name];
  const tag = inline ?? BLOCKS[name];
  if (!tag) return PARTS.includes(name) && !attributes.trim();
  if (open.length > DEEPEST) return false;
  if (inline) {
    if (FRAMES.includes(last(open).tag) || open.some((one) => one.tag === tag)) return false;
  } else if (!makeRoom(open, tag)) return false;
  const element = push(open, tag);
  if (!VOID.includes(tag)) open.push(element);
  if (tag === 'table') open.push(push(open, 'tbody'));
  if (tag !== 'a') return !attributes.replace('/', '').trim();
  Object.assign(element, addressOf(attributes));
  return element.href !== undefined && sitePath(element.href) !== undefined;
}

function push(open: OutlineElement[], tag: string): OutlineElement {
  const element: OutlineElement = { tag, children: [] };
  last(open).children.push(element);
  return element;
}

/** Closes what cannot hold the block `tag`. Gives whether there is a place for it. */
function makeRoom(open: OutlineElement[], tag: string): boolean {
  const parents = PARENTS[tag];
  const place = findLast(open, ({ tag: one }) => (parents ?? HOLDERS).includes(one));
  // Cells and entries of lists stand in their own table or list, not in one around it.
  if (place < 0) return false;
  open.length = place + 1;
  return true;
}

function close(open: OutlineElement[], tag: string | undefined): void {
  const place = findLast(open, (one) => one.tag === tag);
  if (place > 0) open.length = place;
}

function findLast<T>(list: readonly T[], fits: (one: T) => boolean): number {
  let at = list.length - 1;
  while (at >= 0 && !fits(list[at] as T)) at -= 1;
  return at;
}

/** Only what is safe to follow without a look at the page. */
function addressOf(attributes: string): { href?: string } {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = decodeEntities(double ?? single ?? bare ?? '').trim();
  return safeAddress(href) ? { href } : {};
}
