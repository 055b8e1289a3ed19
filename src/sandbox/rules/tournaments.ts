import type { Leaderboard, Rank, Tournament, TournamentList } from '../../contract/schemas/promotions.ts';
import type { Database } from '../db/database.ts';
import { type SqlValue, sql } from '../db/statement.ts';
import { textIn } from '../seed/texts/text.ts';
import { formatMoney, type Minor } from './money.ts';
import { instantOf } from './paging.ts';
import { closureOf } from './playClosure.ts';
import { maskedName } from './referrals.ts';
import { refuse } from './refusal.ts';
import { issueReward } from './rewards.ts';
import { timeZoneOf } from './site.ts';
import { dayStart, type TimeZone } from './siteDay.ts';
import { type Period, periodAt, type Series, seriesTitle, TOURNAMENT_SERIES } from './tournamentCalendar.ts';

/** As many ranks as a leaderboard shows. */
const SHOWN = 50;

/** How long a prize waits to be claimed. */
const PRIZE_LASTS = 30 * 24 * 3600 * 1000;

interface ScoreRow {
  member_id: number;
  username: string;
  score: Minor;
}

const tournamentOf = (series: Series, period: Period, language: string): Tournament => ({
  tournamentId: period.id,
  title: textIn(seriesTitle(series, period), language),
  iconUrl: `/img/symbol/${series.icon}`,
  startDate: instantOf(period.start),
  endDate: instantOf(period.end),
  prizePool: formatMoney(series.prizes.reduce((sum, { from, to, prize }) => sum + (to - from + 1) * prize, 0)),
  prizes: series.prizes.map(({ from, to, prize }) => ({ from, to, prize: formatMoney(prize) })),
  gameTypes: [...series.gameTypes],
});

/** Every tournament of now: of each series the one that runs or is next, and the one that ended last. */
export function tournamentList(db: Database, language: string, now: number): TournamentList {
  settleTournaments(db, now);
  const zone = timeZoneOf(db);
  const all = TOURNAMENT_SERIES.flatMap((series) =>
    [0, 1, -1].map((offset) => ({ series, period: periodAt(zone, series, now, offset) })),
  );
  const order = ({ period }: { period: Period }): number => {
    if (period.end <= now) return 2;
    return period.start > now ? 1 : 0;
  };
  const moment = ({ period }: { period: Period }): number => (period.end <= now ? -period.end : period.start);
  all.sort((a, b) => order(a) - order(b) || moment(a) - moment(b) || a.period.id.localeCompare(b.period.id));
  return { asOf: instantOf(now), list: all.map(({ series, period }) => tournamentOf(series, period, language)) };
}

function found(zone: TimeZone, id: string): { series: Series; period: Period } {
  for (const series of TOURNAMENT_SERIES) {
    const day = id.startsWith(`${series.id}-`) ? id.slice(series.id.length + 1) : '';
    const period = Number.isNaN(Date.parse(day)) ? undefined : periodAt(zone, series, dayStart(zone, day), 0);
    if (period?.id === id) return { series, period };
  }
  return refuse('not.found');
}

/** The ranks of a tournament; `memberId` finds its own among them. Refuses `not.found`. */
export function leaderboardOf(
  db: Database,
  id: string,
  { memberId, language, now }: { memberId: number | undefined; language: string; now: number },
): Leaderboard {
  settleTournaments(db, now);
  const { series, period } = found(timeZoneOf(db), id);
  const rows = scores(db, series, period);
  const paid = paidRanks(db, period);
  const ranks = rows.map((row, at) => ({ row, rank: rankOf(series, row, at) }));
  const own = memberId === undefined ? undefined : ranks.find(({ row }) => row.member_id === memberId);
  return {
    asOf: instantOf(now),
    tournament: tournamentOf(series, period, language),
    players: rows.length,
    list: paid.length > 0 ? paid : ranks.slice(0, SHOWN).map(({ rank }) => rank),
    ...(own ? { own: own.rank } : {}),
  };
}

/** The ranks as the prizes were paid by them; none while it runs. */
function paidRanks(db: Database, { id }: Period): Rank[] {
  const rows = sql<{ rank: number; username: string; score: Minor; prize: Minor }>(
    db,
    `SELECT r.rank, m.username, r.score, r.prize FROM tournament_ranks r JOIN members m ON m.id = r.member_id
     WHERE r.tournament_id = ? ORDER BY r.rank`,
  ).all(id);
  return rows.map(({ rank, username, score, prize }) => ({
    rank,
    customerName: maskedName(username),
    score: formatMoney(score),
    prize: formatMoney(prize),
  }));
}

const prizeOf = (series: Series, rank: number): Minor =>
  series.prizes.find(({ from, to }) => from <= rank && rank <= to)?.prize ?? 0;

const rankOf = (series: Series, { username, score }: ScoreRow, at: number): Rank => ({
  rank: at + 1,
  customerName: maskedName(username),
  score: formatMoney(score),
  prize: formatMoney(prizeOf(series, at + 1)),
});

/** Who has staked most on the series' games in the period; of two alike the one who got there first. Play money does not count. */
function scores(db: Database, { gameTypes }: Series, { start, end }: Period): ScoreRow[] {
  const types = gameTypes.length === 0 ? '' : `AND b.game_type IN (${gameTypes.map(() => '?').join(', ')})`;
  const values: SqlValue[] = [start, end, ...gameTypes];
  return sql<ScoreRow>(
    db,
    `SELECT b.member_id, m.username, SUM(b.stake) AS score FROM bets b JOIN members m ON m.id = b.member_id
     WHERE b.placed_at >= ? AND b.placed_at < ? AND b.status IN ('won', 'lost') AND m.type <> 4 AND m.status = 'active' ${types}
     GROUP BY b.member_id ORDER BY score DESC, MAX(b.placed_at), b.member_id`,
  ).all(...values);
}

/** As many tournaments of a series as may have ended unseen, while nobody asked. */
const UNSEEN = 12;

/** Pays the prizes of tournaments that have ended, once each: in a world that is new, of each series' last one. */
export function settleTournaments(db: Database, now: number): void {
  const zone = timeZoneOf(db);
  const known = sql(db, 'SELECT 1 FROM tournaments_settled WHERE id = ?');
  for (const series of TOURNAMENT_SERIES) {
    const ended = Array.from({ length: UNSEEN }, (_, at) => periodAt(zone, series, now, -1 - at));
    const first = ended.findIndex(({ id }) => known.get(id) !== undefined);
    const due = ended.slice(0, first < 0 ? 1 : first);
    for (const period of due.reverse()) db.transaction(settle).immediate(db, series, period, now);
  }
}

function settle(db: Database, series: Series, period: Period, now: number): void {
  const begun = sql(db, 'INSERT OR IGNORE INTO tournaments_settled (id, settled_at) VALUES (?, ?)');
  if (begun.run(period.id, now).changes === 0) return;
  const title = seriesTitle(series, period);
  for (const [at, { member_id, score }] of scores(db, series, period).slice(0, SHOWN).entries()) {
    const rank = at + 1;
    // Who is excluded gets no prize; nobody else moves up, as the ranks were everybody's to see.
    const prize = closureOf(db, member_id, now).excluded ? 0 : prizeOf(series, rank);
    sql(db, 'INSERT INTO tournament_ranks (tournament_id, rank, member_id, score, prize) VALUES (?, ?, ?, ?, ?)').run(
      period.id,
      rank,
      member_id,
      score,
      prize,
    );
    if (prize === 0) continue;
    issueReward(db, member_id, {
      rewardId: `tournament-${period.id}-${member_id}`,
      kind: 'tournament',
      title: { pt: `${title.pt}: ${rank}º lugar`, en: `${title.en}: place ${rank}` },
      amount: prize,
      now: period.end,
      expiresAt: now + PRIZE_LASTS,
    });
  }
}
