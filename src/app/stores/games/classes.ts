import { getVendorGameTypes } from '../../../contract/calls/games.ts';
import type { GameType, GameTypeEntry } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';
import { merchantCode } from '../system/system.ts';

const known = new Map<string, Resource<GameTypeEntry[]>>();

/** The classifications of a game type (vendor game types of SPEC 7.2). */
export function classesOf(gameType: string): Resource<GameTypeEntry[]> {
  const there = known.get(gameType);
  if (there) return there;
  const made = followLanguage(
    resource(`classes.${gameType}`, () =>
      send(getVendorGameTypes, { query: { typeId: gameType as GameType, merchant_code: merchantCode() } }),
    ),
  );
  known.set(gameType, made);
  return made;
}
