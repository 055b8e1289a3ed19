import { type ReadonlySignal, signal } from '@preact/signals';
import { getLeaderboard, getTournaments } from '../../../contract/calls/promotions.ts';
import type { Leaderboard, Tournament } from '../../../contract/schemas/promotions.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignIn, onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';

export type TournamentPhase = 'running' | 'coming' | 'ended';

/** A tournament in ms of the phone's own clock. */
export interface TimedTournament extends Omit<Tournament, 'startDate' | 'endDate'> {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A tournament's moments in the phone's clock: what the platform's says now tells how far it is ahead. */
export function timed({ startDate, endDate, ...rest }: Tournament, asOf: string, now: number): TimedTournament {
  const ahead = now - Date.parse(asOf);
  return { ...rest, startsAt: Date.parse(startDate) + ahead, endsAt: Date.parse(endDate) + ahead };
}

/** Where a tournament stands at a moment of the phone's clock. */
export function phaseOf({ startsAt, endsAt }: TimedTournament, now: number): TournamentPhase {
  if (now >= endsAt) return 'ended';
  return now < startsAt ? 'coming' : 'running';
}

/** Tournaments that run, are to come or have ended of late. */
export const tournaments: Resource<TimedTournament[]> = followLanguage(
  resource('tournaments', async () => {
    const { asOf, list } = await send(getTournaments, { query: { language: language() } });
    const now = Date.now();
    return list.map((one) => timed(one, asOf, now));
  }),
);

const chosen = signal('', { name: 'tournaments.chosen' });

/** The tournament whose ranks are shown. */
export const chosenTournament: ReadonlySignal<string> = chosen;

/** The ranks of the chosen tournament. */
export const leaderboard: Resource<Leaderboard> = resource('tournaments.board', () =>
  send(getLeaderboard, { query: { tournamentId: chosen.peek(), language: language() } }),
);

/** Shows the ranks of a tournament, asked for anew. */
export function openLeaderboard(tournamentId: string): void {
  if (chosen.peek() !== tournamentId) leaderboard.set(undefined);
  chosen.value = tournamentId;
  void leaderboard.load();
}

/** One's own rank is another member's no more. */
const forget = (): void => leaderboard.set(undefined);
onSignIn(forget);
onSignOut(forget);
