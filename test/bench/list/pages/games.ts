import type { ListedGame } from '../../../../src/app/stores/games/game-list.ts';

// What the lists of others show: the games of the real page, by the same call, page after page.

const SIZE = 35;
/** The next page is asked for this near to the end, px: three screens, as these lists advise. */
const AHEAD = 2000;
const CALL = `/lgw/games/list?merchant=leve&platform=html5&gameType=RNG&pageSize=${SIZE}&language=pt`;

interface Answer {
  readonly value: { readonly games: readonly ListedGame[]; readonly totalPages: number };
}

/** All that is here, in the order of the platform; it only grows. */
export const games: ListedGame[] = [];

let page = 0;
let last = 1;
let busy = false;
let tell: () => void = () => undefined;

async function next(): Promise<void> {
  busy = true;
  const answer = (await (await fetch(`${CALL}&pageNo=${page + 1}`)).json()) as Answer;
  games.push(...answer.value.games);
  page += 1;
  last = answer.value.totalPages;
  busy = false;
  tell();
}

/** Asks for more whenever what is left below the screen is little; `left` gives it in px. */
export function feed(left: () => number, grown: () => void): void {
  const look = () => {
    if (!busy && page < last && left() < AHEAD) next().catch(console.error);
  };
  tell = () => {
    grown();
    look();
  };
  addEventListener('scroll', look, { passive: true });
  look();
}

/** The address of a game's picture, as wide as it is drawn. */
export const pictureOf = ({ iconUrl }: ListedGame): string => `${iconUrl}?w=224&q=20`;

/** The ribbon that a game carries, '' for none. */
export function ribbonOf({ isNew, isTop }: ListedGame): string {
  if (isNew) return 'new';
  return isTop ? 'popular' : '';
}
