import type { RoomType } from '../../../contract/schemas/service.ts';
import type { Text } from './text.ts';

/** A live-stream room. `price` in minor units for pay per view; `vip` is the first level of the VIP club that may enter. */
export interface RoomSeed {
  id: string;
  name: string;
  /** How its host is drawn. */
  longHair: boolean;
  picture: string;
  roomType: RoomType;
  tags: readonly Text[];
  /** What its stage shows. */
  scene: TagName;
  price?: number;
  vip?: number;
}

const tag = (pt: string, en: string): Text => ({ pt, en });

const TAGS = {
  roulette: tag('Roleta', 'Roulette'),
  blackjack: tag('Blackjack', 'Blackjack'),
  slots: tag('Slots', 'Slots'),
  football: tag('Futebol', 'Football'),
  music: tag('Música', 'Music'),
  talk: tag('Bate-papo', 'Talk'),
  tournament: tag('Torneio', 'Tournament'),
  lessons: tag('Dicas', 'Tips'),
} as const;

export type TagName = keyof typeof TAGS;

/** Women and men in turn. */
const HOSTS: readonly (readonly [name: string, first: TagName, second: TagName])[] = [
  ['Duda Prado', 'roulette', 'talk'],
  ['Theo Lacerda', 'slots', 'tournament'],
  ['Bia Fontes', 'music', 'talk'],
  ['Caíque Reis', 'football', 'lessons'],
  ['Lívia Sampaio', 'blackjack', 'lessons'],
  ['Nico Duarte', 'slots', 'talk'],
  ['Jade Moura', 'roulette', 'music'],
  ['Otto Vasques', 'football', 'tournament'],
  ['Maya Torres', 'blackjack', 'talk'],
  ['Ravi Campelo', 'slots', 'lessons'],
  ['Cora Antunes', 'music', 'tournament'],
  ['Enzo Batista', 'football', 'talk'],
];

const KINDS: readonly RoomType[] = ['FREE', 'FREE', 'VIP', 'PAY_PER_VIEW'];
const PRICES = [490, 990, 1490] as const;
const ROUNDS = 4;

const roomId = (place: number): string => `live${String(place + 1).padStart(2, '0')}`;

/** The rooms: each host has some, of every type. */
export const LIVE_ROOMS: readonly RoomSeed[] = Array.from({ length: HOSTS.length * ROUNDS }, (_, place) => {
  const [name, first, second] = HOSTS[place % HOSTS.length] ?? ['', 'talk', 'talk'];
  const round = Math.floor(place / HOSTS.length);
  const roomType = KINDS[(place + round) % KINDS.length] ?? 'FREE';
  return {
    id: roomId(place),
    name,
    longHair: place % 2 === 0,
    picture: `/img/room/${roomId(place)}`,
    roomType,
    scene: first,
    tags: round % 2 ? [TAGS[second], TAGS[first]] : [TAGS[first], TAGS[second]],
    ...(roomType === 'PAY_PER_VIEW' && { price: PRICES[place % PRICES.length] ?? PRICES[0] }),
    ...(roomType === 'VIP' && { vip: (place % 3) + 1 }),
  };
});
