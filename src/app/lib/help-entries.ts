import { type OutlineNode, outlineOf } from './html-outline.ts';

/** The name of an entry in its page, as the menu of an HTML file without script leads to it. */
export const entryName = (index: number): string => `help-${index}`;

/** The entry that an address asks for: `i` of its query, else its hash, else the first (SPEC 2.1). */
export function entryOf(search: string, hash: string, count: number): number {
  const asked = new URLSearchParams(search).get('i') ?? /^#help-(\d+)$/.exec(hash)?.[1];
  const index = asked && /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
  return index < count ? index : 0;
}

const wordsOf = (nodes: readonly OutlineNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : ` ${wordsOf(node.children)}`)).join('');

/** Letters as they are sought: in small, without accents. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Indices of the entries in which every word of `sought` stands, in the title or in the text; all of them for none. */
export function findEntries(items: readonly { title: string; content: string }[], sought: string): number[] {
  const words = bare(sought).split(/\s+/).filter(Boolean);
  const texts = items.map(({ title, content }) =>
    words.length > 0 ? bare(`${title} ${wordsOf(outlineOf(content).nodes)}`) : '',
  );
  return texts.map((_text, index) => index).filter((index) => words.every((word) => texts[index]?.includes(word)));
}
