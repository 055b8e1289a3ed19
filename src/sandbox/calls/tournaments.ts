import { type DefinedCall, define } from '../http/define.ts';
import { checkFeature } from '../rules/switches.ts';
import { leaderboardOf, tournamentList } from '../rules/tournaments.ts';
import { getLeaderboardSchema, getTournamentsSchema } from '../schemas/promotions.ts';

export const tournamentsCalls: readonly DefinedCall[] = [
  define(getTournamentsSchema, ({ db, query, now }) => {
    checkFeature(db, 'tournaments');
    return tournamentList(db, query.language, now);
  }),
  define(getLeaderboardSchema, ({ db, session, query: { tournamentId, language }, now }) => {
    checkFeature(db, 'tournaments');
    return leaderboardOf(db, tournamentId, { memberId: session?.memberId, language, now });
  }),
];
