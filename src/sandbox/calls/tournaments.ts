import { getLeaderboardSchema, getTournamentsSchema } from '../../contract/payloads/promotions.ts';
import { type DefinedCall, define } from '../http/define.ts';
import { checkOpen } from '../rules/playClosure.ts';
import { checkFeature } from '../rules/switches.ts';
import { leaderboardOf, tournamentList } from '../rules/tournaments.ts';

export const tournamentsCalls: readonly DefinedCall[] = [
  define(getTournamentsSchema, ({ db, session, query, now }) => {
    checkFeature(db, 'tournaments');
    if (session) checkOpen(db, session.memberId, now);
    return tournamentList(db, query.language, now);
  }),
  define(getLeaderboardSchema, ({ db, session, query: { tournamentId, language }, now }) => {
    checkFeature(db, 'tournaments');
    if (session) checkOpen(db, session.memberId, now);
    return leaderboardOf(db, tournamentId, { memberId: session?.memberId, language, now });
  }),
];
