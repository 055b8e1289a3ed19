import type { GameType } from '../../contract/schemas/games.ts';
import type { Text } from '../seed/texts/text.ts';
import type { Minor } from './money.ts';

const DAY = 24 * 3600 * 1000;
const WEEK = 7 * DAY;

/** The 5th of January 1970 was a Monday. */
const FIRST_MONDAY = 4 * DAY;

/** A tournament that comes again and again; all days are UTC. */
export interface Series {
  id: string;
  title: Text;
  icon: string;
  /** Empty for all games. */
  gameTypes: readonly GameType[];
  every: 'week' | 'weekend' | 'month';
  prizes: readonly { from: number; to: number; prize: Minor }[];
}

/** One tournament of a series, from `start` (inclusive) to `end` (exclusive), in ms. */
export interface Period {
  id: string;
  start: number;
  end: number;
}

export const TOURNAMENT_SERIES: readonly Series[] = [
  {
    id: 'slots-week',
    title: { pt: 'Copa dos Slots', en: 'Slots Cup' },
    icon: 'trophy',
    gameTypes: ['RNG'],
    every: 'week',
    prizes: [
      { from: 1, to: 1, prize: 200_000 },
      { from: 2, to: 2, prize: 100_000 },
      { from: 3, to: 3, prize: 50_000 },
      { from: 4, to: 10, prize: 15_000 },
      { from: 11, to: 20, prize: 5_000 },
    ],
  },
  {
    id: 'live-weekend',
    title: { pt: 'Fim de Semana ao Vivo', en: 'Live Weekend' },
    icon: 'crown',
    gameTypes: ['LIVE'],
    every: 'weekend',
    prizes: [
      { from: 1, to: 1, prize: 80_000 },
      { from: 2, to: 2, prize: 40_000 },
      { from: 3, to: 3, prize: 20_000 },
      { from: 4, to: 10, prize: 5_000 },
    ],
  },
  {
    id: 'all-month',
    title: { pt: 'Grande Liga Leve', en: 'Leve Grand League' },
    icon: 'gem-stone',
    gameTypes: [],
    every: 'month',
    prizes: [
      { from: 1, to: 1, prize: 1_000_000 },
      { from: 2, to: 2, prize: 400_000 },
      { from: 3, to: 3, prize: 200_000 },
      { from: 4, to: 10, prize: 50_000 },
      { from: 11, to: 30, prize: 10_000 },
      { from: 31, to: 50, prize: 5_000 },
    ],
  },
];

/** The period of a series that runs at a moment, or the next one where none runs; `offset` counts on from it. */
export function periodAt(series: Series, now: number, offset: number): Period {
  const [start, end] = series.every === 'month' ? monthAt(now, offset) : weekAt(series.every, now, offset);
  return { id: `${series.id}-${new Date(start).toISOString().slice(0, 10)}`, start, end };
}

function monthAt(now: number, offset: number): [start: number, end: number] {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + offset];
  return [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)];
}

/** A weekend lasts from Friday to the end of Sunday: before it, the week's is still to come. */
function weekAt(every: 'week' | 'weekend', now: number, offset: number): [start: number, end: number] {
  const monday = Math.floor((now - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY + offset * WEEK;
  return [every === 'weekend' ? monday + 4 * DAY : monday, monday + WEEK];
}

const day = (at: number): string => new Date(at).toISOString().slice(8, 10);
const month = (at: number): string => new Date(at).toISOString().slice(5, 7);

/** What one tournament of a series is called: the same name, and when. */
export function seriesTitle({ title }: Series, { start }: Period): Text {
  return { pt: `${title.pt} ${day(start)}/${month(start)}`, en: `${title.en} ${month(start)}/${day(start)}` };
}
