/** One of the tiles that every list of the bench shows. */
export interface Item {
  readonly name: string;
  readonly vendor: string;
  readonly ribbon: 'hot' | 'new' | undefined;
  readonly loved: boolean;
}

const FIRST = ['Fortune', 'Golden', 'Wild', 'Mega', 'Lucky', 'Dragon', 'Royal', 'Crazy', 'Book of', 'Sweet', 'Magic'];
const LAST = [
  'Tiger',
  'Ox',
  'Rabbit',
  'Pirates',
  'Bonanza',
  'Empire Deluxe',
  'Gems',
  'Fishing',
  'Nights',
  'Carnival',
  'Queen',
  'Joker Run',
  'Temple',
];
const VENDORS = ['PG Soft', 'Pragmatic Play', 'JDB', 'TADA', 'Fa Chai'];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function itemAt(index: number): Item {
  const ribbon = index % 5 === 0 ? 'hot' : undefined;
  return {
    name: `${at(FIRST, index)} ${at(LAST, index)} ${index}`,
    vendor: at(VENDORS, index),
    ribbon: index % 7 === 3 ? 'new' : ribbon,
    loved: index % 9 === 0,
  };
}

export const COLUMNS = 3;
/** Height in px of a tile on a screen 360 px wide: its picture and three lines of text. */
export const HEIGHT = 172;
/** Rows that are drawn before and after the screen. */
export const OVERSCAN = 3;

/** The 10,000 tiles of every list. */
export const items: readonly Item[] = Array.from({ length: 10_000 }, (_, index) => itemAt(index));

export const ROWS = Math.ceil(items.length / COLUMNS);

/** Titles for the marquees: as many letters as three notices have. */
export const NOTICES = [
  'Manutenção programada da PG Soft nesta terça-feira, das 3h às 5h',
  'Novo: ganhe giros grátis todos os dias ao entrar',
  'Torneio de fim de semana com 50.000 em prêmios',
];
