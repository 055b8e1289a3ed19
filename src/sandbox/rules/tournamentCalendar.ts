import type { GameType } from '../../contract/schemas/games.ts';
import type { Day } from '../../contract/schemas/money.ts';
import type { Text } from '../seed/texts/text.ts';
import type { Minor } from './money.ts';
import { dayAfter, dayStart, siteDay, type TimeZone } from './siteDay.ts';

/** A tournament that comes again and again; all days are the site's. */
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
  /** The day on which it starts. */
  day: Day;
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
export function periodAt(zone: TimeZone, series: Series, now: number, offset: number): Period {
  const today = siteDay(zone, now);
  const [day, end] = series.every === 'month' ? monthAt(today, offset) : weekAt(series.every, today, offset);
  return { id: `${series.id}-${day}`, day, start: dayStart(zone, day), end: dayStart(zone, end) };
}

function monthAt(today: Day, offset: number): [day: Day, end: Day] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = (ahead: number): Day => new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10);
  return [first(offset), first(offset + 1)];
}

/** A weekend lasts from Friday to the end of Sunday: before it, the week's is still to come. */
function weekAt(every: 'week' | 'weekend', today: Day, offset: number): [day: Day, end: Day] {
  const monday = dayAfter(today, 7 * offset - ((new Date(today).getUTCDay() + 6) % 7));
  return [every === 'weekend' ? dayAfter(monday, 4) : monday, dayAfter(monday, 7)];
}

/** What one tournament of a series is called: the same name, and when. */
export function seriesTitle({ title }: Series, { day }: Period): Text {
  const [, month, date] = day.split('-');
  return { pt: `${title.pt} ${date}/${month}`, en: `${title.en} ${month}/${date}` };
}
