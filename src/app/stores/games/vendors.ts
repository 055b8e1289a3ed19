import { getVendors } from '../../../contract/calls/games.ts';
import type { GameType, VendorCard } from '../../../contract/schemas/games.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';
import { merchantCode } from '../system/system.ts';

const known = new Map<string, Resource<VendorCard[]>>();

/** The vendors of a game type, with the number of their games. */
export function vendorsWith(gameType: string): Resource<VendorCard[]> {
  const there = known.get(gameType);
  if (there) return there;
  const made = followLanguage(
    resource(`vendors.${gameType}`, () =>
      send(getVendors, {
        query: { gameType: gameType as GameType, merchant: merchantCode(), language: language() },
      }),
    ),
  );
  known.set(gameType, made);
  return made;
}
