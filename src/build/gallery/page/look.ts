/** How a story is looked at; each is a word of the page's address. */
export interface Look {
  readonly theme: 'dark' | 'light';
  readonly dir: 'ltr' | 'rtl';
  /** Percent: 200 is what a phone set to large text shows. */
  readonly text: '100' | '200';
  /** Width of the phone in CSS px. */
  readonly width: '320' | '360' | '412' | '720';
}

/** What can be chosen of each. */
export const CHOICES = {
  theme: ['dark', 'light'],
  dir: ['ltr', 'rtl'],
  text: ['100', '200'],
  width: ['360', '320', '412', '720'],
} as const;

const chosen = <Choice extends string>(choices: readonly Choice[], word: string | null): Choice =>
  choices.find((one) => one === word) ?? (choices[0] as Choice);

/** Reads an address's query. */
export function lookIn(search: string): Look {
  const words = new URLSearchParams(search);
  return {
    theme: chosen(CHOICES.theme, words.get('theme')),
    dir: chosen(CHOICES.dir, words.get('dir')),
    text: chosen(CHOICES.text, words.get('text')),
    width: chosen(CHOICES.width, words.get('width')),
  };
}

/** The story named by an address. */
export const storyIn = (search: string): string => new URLSearchParams(search).get('story') ?? '';

/** The query of a story in a look. */
export const queryOf = (story: string, look: Look): string => `?${new URLSearchParams({ story, ...look }).toString()}`;

/** Dresses the document. The width is the window's own. */
export function wear({ theme, dir, text }: Omit<Look, 'width'>): void {
  const { documentElement: root } = document;
  root.dataset.theme = theme;
  root.dir = dir;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-dir]')) {
    const media = link.dataset.dir === dir ? 'all' : 'not all';
    if (link.media !== media) link.media = media;
  }
  root.style.fontSize = text === '100' ? '' : `${text}%`;
}
