import type { MatchGroup, SportMatch } from '../../contract/schemas/games.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { createRandom, type Random } from '../seed/random.ts';
import { type League, SPORTS } from '../seed/texts/leagues.ts';
import { textIn } from '../seed/texts/text.ts';

const DAY = 24 * 3600 * 1000;
const DAYS_AHEAD = 3;

/** Kick-off hours in UTC: afternoon and evening in Brazil. */
const HOURS = [16, 19, 21, 22, 23] as const;

/** Sportsbook that the matches lead to. */
const VENDOR = 'SBO';

/** The sport in which a match may end in a draw. */
const SOCCER = 'soccer';

interface Sportsbook {
  game_id: string;
  node_id: number;
}

/**
 * Matches of the next three days, counted from `now` (ms since the epoch), sports named in the language. Each day's matches come from that day's own
 * stream, so they stay the same for as long as they are ahead.
 */
export function matchesAhead(db: Database, now: number, language = 'pt'): MatchGroup[] {
  const book = sql<Sportsbook>(
    db,
    "SELECT game_id, node_id FROM games WHERE vassalage = ? AND game_type = 'SPORTS' ORDER BY node_id LIMIT 1",
  ).get(VENDOR);
  if (!book) {
    return [];
  }
  const today = Math.floor(now / DAY);
  return SPORTS.map(({ gameName, gameClassifyNew, leagues, perDay }, sport) => ({
    gameName: textIn(gameName, language),
    gameClassifyNew,
    matches: Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => today + ahead)
      .flatMap((day) => dayMatches(day, sport, leagues, perDay, book))
      .filter(({ matchTime }) => Date.parse(matchTime) > now && Date.parse(matchTime) < now + DAYS_AHEAD * DAY)
      .sort((a, b) => a.matchTime.localeCompare(b.matchTime)),
  }));
}

function dayMatches(day: number, sport: number, leagues: readonly League[], count: number, book: Sportsbook) {
  const random = createRandom(day * 16 + sport);
  const busy = new Set<string>();
  return Array.from({ length: count }, (_, at): SportMatch => {
    const league = random.pick(leagues);
    const [home, away] = random.shuffle(league.teams.filter((team) => !busy.has(team))) as [string, string];
    busy.add(home).add(away);
    const time = day * DAY + random.pick(HOURS) * 3600 * 1000 + random.pick([0, 0, 30]) * 60_000;
    const moneyLine = drawOdds(random, SPORTS[sport]?.gameClassifyNew === SOCCER);
    return {
      matchId: `m${day}-${sport}-${at}`,
      league: league.name,
      leagueId: league.id,
      homeTeam: home,
      awayTeam: away,
      homeTeamImageUrl: teamImage(home),
      awayTeamImageUrl: teamImage(away),
      matchTime: new Date(time).toISOString(),
      ...(moneyLine ? { moneyLine } : {}),
      vendor: VENDOR,
      gameId: book.game_id,
      nodeId: book.node_id,
    };
  });
}

/** Odds of both teams, and of a draw where there may be one, with a margin of about six percent; one match in eight has none yet. */
function drawOdds(random: Random, mayDraw: boolean): SportMatch['moneyLine'] {
  const chance = 0.22 + random.next() * 0.56;
  if (random.chance(0.125)) {
    return undefined;
  }
  const odds = (probability: number): string => Math.max(1.05, 0.94 / probability).toFixed(2);
  if (!mayDraw) return { homeTeamOdds: odds(chance), awayTeamOdds: odds(1 - chance) };
  // The nearer the teams are to each other, the likelier is a draw.
  const draw = 0.3 - 0.25 * Math.abs(chance - 0.5);
  const rest = 1 - draw;
  return { homeTeamOdds: odds(chance * rest), drawOdds: odds(draw), awayTeamOdds: odds((1 - chance) * rest) };
}

function teamImage(team: string): string {
  const id = team
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();
  return `/img/team/${id}`;
}
