/** Contents for stories that are harder than everyday ones. */

/** 300 letters, in words. */
export const LONG_TEXT = 'A Grande Aventura do Tesouro Perdido da Floresta Encantada e do Dragão de Ouro '
  .repeat(4)
  .slice(0, 300);

/** 40 letters without a place to break. */
export const ONE_WORD = 'Superhipermegajackpotextraordinariamente';

/** 60 signs, each wider than a letter. */
export const WIDE_EMOJI = '🎰💎🏆🐉🍀🎲'.repeat(10);

/** Game names as platforms write them. */
export const GAMES = [
  'Fortune Tiger',
  'Gates of Olympus',
  'Aviator',
  'Sweet Bonanza',
  'Book of Dead',
  'Spaceman',
  'Big Bass Splash',
  'Mines',
  'Wild West Gold',
] as const;

const drawn = (width: number, height: number, from: string, to: string): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><linearGradient id="a" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/><circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 3}" fill="#ffc53d"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** Pictures that need no network, as addresses. */
export const SQUARE = drawn(120, 120, '#7a3cf0', '#d12f6b');
export const BANNER = drawn(360, 150, '#0f7f8c', '#2b59d9');
export const CAPTCHA = drawn(104, 44, '#2b59d9', '#14784a');

/** A picture that the image host does not have. */
export const MISSING = 'data:image/webp;base64,AAAA';

/** Puts values into the places of a dictionary's text: `{{count}}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name]));

/** For what a story hears of and does nothing about. */
export const ignore = (): undefined => undefined;
