import { getGameDetail } from '../../../contract/calls/games.ts';
import type { GameDetail } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import type { Launchable } from './launch-plan.ts';

const known = new Map<string, Resource<GameDetail>>();

/** What the platform tells of a game beyond its tile, asked for once per visit. */
export function detailOf({ gameId, vassalage }: Launchable): Resource<GameDetail> {
  // Vendors number their games each for themselves.
  const name = `detail.${vassalage}.${gameId}`;
  const there = known.get(name);
  if (there) return there;
  const made = resource(name, () => send(getGameDetail, { query: { gameId, vassalage, language: language() } }));
  known.set(name, made);
  return made;
}
