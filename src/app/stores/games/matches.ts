import { computed, type ReadonlySignal } from '@preact/signals';
import { getMatches } from '../../../contract/calls/games.ts';
import type { MatchGroup, SportMatch } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Sport, soonestMatches } from '../../lib/matches.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';

/** Cards of the carousel, whatever the sport. */
const CAROUSEL = 8;

/** Matches of the next days by sport; sports without any are left out (SPEC 2.7). */
export const matchGroups: Resource<MatchGroup[]> = followLanguage(
  resource('matches', async () => {
    const groups = await send(getMatches, { query: { language: language() } });
    return groups.filter(({ matches }) => matches.length > 0);
  }),
);

/** The matches that begin first, each with its sport. */
export const soonest: ReadonlySignal<{ match: SportMatch; sport: Sport }[]> = computed(
  () => soonestMatches(matchGroups.value.value ?? [], CAROUSEL),
  { name: 'matches.soonest' },
);
